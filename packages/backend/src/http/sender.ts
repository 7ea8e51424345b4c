import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { addressGroup, clientAddress } from './client-address.ts'

/** Whom a limit counts a request against: the person, or the address of somebody who is not signed in. */
export function senderOf(c: Context, trustProxy: boolean, userId?: string): string {
  return userId ?? addressGroup(clientAddress(c, trustProxy) ?? 'local')
}

/** Whether this process asks itself, e.g. to render a page, on behalf of somebody who was counted already. */
export const isInProcess = (c: Context) => !(c.env as Partial<HttpBindings> | undefined)?.incoming

/** Whom of those outside the process a request is from; undefined where the process asks itself. */
export function foreignSender(c: Context, trustProxy: boolean): string | undefined {
  const isOurs = isInProcess(c) && !clientAddress(c, trustProxy)
  return isOurs ? undefined : senderOf(c, trustProxy)
}
