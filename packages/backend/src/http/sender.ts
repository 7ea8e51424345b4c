import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/** Whom a limit counts a request against: the person, or the address of a visitor. */
export function senderOf(c: Context, trustProxy: boolean, userId?: string): string {
  return userId ?? addressGroup(clientAddress(c, trustProxy) ?? 'local')
}

/** Whether this process asks itself, e.g. to render a page, on behalf of a sender who was counted already. */
export const isInProcess = (c: Context) => !(c.env as Partial<HttpBindings> | undefined)?.incoming

/** Whom of those outside the process a request is from; undefined where the process asks itself. */
export function foreignSender(c: Context, trustProxy: boolean): string | undefined {
  const isOurs = isInProcess(c) && !clientAddress(c, trustProxy)
  return isOurs ? undefined : senderOf(c, trustProxy)
}

/**
 * The address a request comes from. `X-Forwarded-For` counts only behind a proxy of ours, and then its last entry,
 * the one that this proxy wrote: the others can be made up. Undefined inside the process.
 */
export function clientAddress(c: Context, trustProxy: boolean): string | undefined {
  const forwarded = trustProxy ? lastForwarded(c.req.header('x-forwarded-for')) : undefined
  if (forwarded) return plain(forwarded)
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket
  return socket?.remoteAddress ? plain(socket.remoteAddress) : undefined
}

/** The address and the browser that a request comes from, as far as they are known. */
export const clientOf = (c: Context, trustProxy: boolean) => ({
  address: clientAddress(c, trustProxy) ?? null,
  device: c.req.header('user-agent')?.slice(0, 500) ?? null,
})

/** The key of the sender of an upgrade request, which reaches no app. */
export function upgradeSender({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastForwarded(headers['x-forwarded-for']) : undefined
  return socketGroup(forwarded || socket.remoteAddress)
}

const lastForwarded = (header: string | string[] | undefined) =>
  header === undefined ? undefined : [header].flat().join(',').split(',').at(-1)?.trim()

/** The key of the other end of a socket, as `addressGroup` has it. */
export const socketGroup = (address: string | undefined): string =>
  addressGroup((address && plain(address)) || 'local')

/** Without the IPv4-in-IPv6 prefix, a port or brackets; undefined when it is no address. */
function plain(address: string): string | undefined {
  const bare = address
    .replace(/^::ffff:/i, '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(bare) ? bare : undefined
}

/** The key of a sender for rate limits: an IPv4 address, or the /64 of IPv6 that one household gets. */
export function addressGroup(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
