/** What the link of a mail brought along in the address: for what it was, or that a second link is still to come. */
export interface MailLanding {
  type?: string
  half: boolean
}

/** Reads the fragment with which the auth service ends a mailed link. */
export function readMailLanding(hash: string): MailLanding {
  const fragment = new URLSearchParams(hash.slice(1))
  const type = fragment.get('type')
  return { ...(type && { type }), half: fragment.has('message') && !fragment.has('access_token') }
}
