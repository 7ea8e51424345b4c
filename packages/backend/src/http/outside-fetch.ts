import { type IncomingMessage, type RequestOptions, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, ForbiddenAddress } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

export interface OutsideLimits {
  /** Whether `http:` and the private network of this server may be contacted. */
  allowPrivate?: boolean
  maxBytes?: number
  timeoutMs?: number
}

export interface OutsideRequest {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
}

const MAX_BYTES = 1_048_576
const TIMEOUT_MS = 10_000

/**
 * Requests an address that an operator or a person named: `https:` on the public internet only, unless `allowPrivate`
 * says otherwise, at most a megabyte in ten seconds, and never along a redirect. Throws `ForbiddenAddress` for what must
 * not be contacted, and an error for what does not answer within the limits.
 */
export async function fetchOutside(
  address: string | URL,
  { method = 'GET', headers = {}, body }: OutsideRequest = {},
  { allowPrivate = false, maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS }: OutsideLimits = {},
): Promise<Response> {
  const url = new URL(address)
  const isSecure = url.protocol === 'https:'
  if (!isSecure && !(allowPrivate && url.protocol === 'http:')) throw new ForbiddenAddress()
  if (url.username || url.password) throw new ForbiddenAddress()
  const mayContact = allowPrivate ? () => true : isPublicAddress
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address already is not looked up.
  if (isIP(host) && !mayContact(host)) throw new ForbiddenAddress()
  const options: RequestOptions = {
    method,
    headers: { 'accept-encoding': 'identity', ...headers },
    signal: AbortSignal.timeout(timeoutMs),
    lookup: checkedLookup(mayContact),
    // No connection that another request has opened to somewhere.
    agent: false,
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? requestSecure : requestPlain)(url, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
  return readResponse(response, maxBytes)
}

async function readResponse(message: IncomingMessage, maxBytes: number): Promise<Response> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new Error(`the response has more than ${maxBytes} bytes`)
    parts.push(part)
  }
  const status = message.statusCode ?? 500
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  )
  // Statuses that must have no body in the standard's Response.
  const isEmpty = status === 204 || status === 205 || status === 304
  return new Response(isEmpty ? null : Buffer.concat(parts), { status, headers })
}
