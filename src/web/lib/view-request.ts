import { VIEWED } from '#domain/access/person-view.ts'

const PATH = /\/(rest|functions|storage)\/v1\/(?:rpc\/)?([^/]+)/
/** What stands beside rows that a view shows, and is left out of them: codes of handovers, and bank accounts. */
const LEFT_OUT = /,\s*(?:\w+:)?(?:booking_codes|payout_methods)(?:!\w+)?\([^()]*\)/g
/** Without these a row says something else than it does. */
const NEEDED = /\b(?:kyc_submissions|identity_checks)\b/

/**
 * A request of a page as a view may make it: without the parts of rows that it does not show. Undefined for what it does
 * not reach at all: the server would refuse it, and what pages ask again and again would fill the logs. About all else the
 * server decides.
 */
export function viewRequest(address: string, method: string): string | undefined {
  const url = new URL(address)
  const [, protocol, name = ''] = PATH.exec(url.pathname) ?? []
  if (!protocol) return address
  const isReading = method === 'GET' || method === 'HEAD' || url.pathname.includes('/rpc/')
  if (protocol !== 'rest' || !isReading || !VIEWED.has(name)) return
  const select = url.searchParams.get('select') ?? ''
  if (NEEDED.test(select)) return
  const shown = select.replace(LEFT_OUT, '')
  if (shown !== select) url.searchParams.set('select', shown)
  return String(url)
}

/** What a view answers in place of the server. */
export const viewRefusal = (): Response =>
  Response.json({ code: 'VIEW_ONLY', message: 'A view does not reach this' }, { status: 403 })
