interface Shared {
  title: string
  text?: string
  url: string
}

/** Shares something by the device's share sheet, or copies it where there is none; returns what became of it. */
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
