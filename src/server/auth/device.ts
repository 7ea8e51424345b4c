import type { Context } from 'hono'
import { clientAddress } from '#server/http/client-address.ts'
import type { AuthDeps } from './deps.ts'

/** Where a request comes from, as the list of sessions shows it. */
export interface Device {
  ip: string | null
  userAgent: string | null
}

/** The device that sent this request. */
export const deviceOf = (c: Context, deps: AuthDeps): Device => ({
  ip: clientAddress(c, deps.config.trustProxy) ?? null,
  userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null,
})
