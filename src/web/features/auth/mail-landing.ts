/** The parameters that a mailed link leaves in the address: its purpose, or that a second link is still to come. */
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
