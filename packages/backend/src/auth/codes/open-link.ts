import type { Context, MiddlewareHandler } from 'hono'
import { wholeBody } from '#backend/http/request-aborted.ts'
import type { AuthDeps } from '../deps.ts'
import { followLink } from './follow-link.ts'
import { linkQuery } from './link-url.ts'
import { redirectTarget } from './redirect-target.ts'
import { type RequestedLink, readLink } from './requested-link.ts'

/**
 * GET /verify: where a link leads. Mail scanners open it before people do, and browsers fetch it ahead, so it does
 * nothing but lead on to the page that asks. Where the operator wants no such page it is followed at once.
 */
export const openLink = (deps: AuthDeps) => async (c: Context) => {
  if (c.req.method === 'HEAD') return c.body(null, 200)
  const link = readLink(new URL(c.req.url).searchParams)
  return deps.settings.confirmPage ? askFirst(deps, c, link) : followLink(deps, c, link)
}

/** POST /verify with a form, which is how the page that asks goes on; the official client's JSON passes by. */
export const submitLink =
  (deps: AuthDeps): MiddlewareHandler =>
  async (c, next) => {
    if (!c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) return next()
    const form = new URLSearchParams(await wholeBody(c.req.text()))
    const { redirectTo = deps.settings.siteUrl, ...link } = readLink(form)
    // Another site must not sign its visitors in to an account of its choice: they are asked here first.
    if (deps.settings.confirmPage && isCrossSite(c)) return askFirst(deps, c, { ...link, redirectTo })
    return followLink(deps, c, { ...link, redirectTo })
  }

/** Browsers set this header themselves, and pages cannot change it. */
const isCrossSite = (c: Context) => ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')

function askFirst(deps: AuthDeps, c: Context, { type, token, redirectTo }: RequestedLink) {
  const query = linkQuery({ type, tokenHash: token, redirectTo: redirectTarget(deps, c, redirectTo) })
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(`${deps.settings.confirmPage}?${query}`, 303)
}
