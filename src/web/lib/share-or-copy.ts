interface Shared {
  title: string
  text?: string
  url: string
}

/** Sends something by the device's own means, or copies it where the device has none; what became of it. */
export async function shareOrCopy({ title, text, url }: Shared): Promise<'shared' | 'copied' | 'failed'> {
  try {
    if (navigator.share) {
      await navigator.share({ title, url, ...(text && { text }) })
      return 'shared'
    }
    await navigator.clipboard.writeText(text ? `${text}\n${url}` : url)
    return 'copied'
  } catch (error) {
    // A person who closes the device's share sheet has changed their mind: nothing failed.
    return (error as Error).name === 'AbortError' ? 'shared' : 'failed'
  }
}
