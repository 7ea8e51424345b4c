import type { Context } from 'hono'
import { clientOf } from '#backend/http/sender.ts'
import type { AuthDeps } from '../deps.ts'

/** Where a request comes from, as the list of sessions shows it. */
export interface Device {
  ip: string | null
  /** Two letters, where the operator has a database of them. */
  country: string | null
  userAgent: string | null
}

/** The device that sent this request. */
export function deviceOf(c: Context, deps: AuthDeps): Device {
  const { address: ip, device: userAgent } = clientOf(c, deps.config.trustProxy)
  return { ip, country: deps.countryOf(ip), userAgent }
}
