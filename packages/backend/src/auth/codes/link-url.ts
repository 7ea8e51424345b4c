import type { AuthDeps } from '../deps.ts'

interface Link {
  /** The verification type of the link. */
  type: string
  tokenHash: string
  /** Where it leads in the end. */
  redirectTo: string
}

/** The link of a mail, worth as much as its code: to the page that asks first, or without one to where it is followed. */
export function mailedLinkUrl(deps: AuthDeps, link: Link): string {
  const { confirmPage } = deps.settings
  return confirmPage ? `${confirmPage}?${linkQuery(link)}` : actionLinkUrl(deps, link)
}

/** The link as the protocol has it: GET /verify with the code's hash. */
export const actionLinkUrl = ({ settings }: AuthDeps, link: Link): string =>
  `${settings.externalUrl}/verify?${linkQuery(link)}`

/** The query parameters of both kinds of link. */
export const linkQuery = ({ type, tokenHash, redirectTo }: Link) =>
  new URLSearchParams({ token: tokenHash, type, redirect_to: redirectTo })
