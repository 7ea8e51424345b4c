import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure } from 'node:https'
import { isIP } from 'node:net'
import { checkedLookup, ForbiddenAddress } from '#backend/http/checked-lookup.ts'
import { isPublicAddress } from '#backend/http/public-address.ts'

export const IMPORT_FAULTS = [
  'forbidden',
  'unreachable',
  'too-large',
  'too-many',
  'too-slow',
  'not-calendar',
] as const
export type ImportFault = (typeof IMPORT_FAULTS)[number]

/** A calendar that cannot be read, and why. */
export class ImportError extends Error {
  readonly fault: ImportFault
  constructor(fault: ImportFault) {
    super(`the calendar cannot be imported: ${fault}`)
    this.fault = fault
  }
}

interface FetchLimits {
  /** Decides which addresses may be contacted; those of the public internet by default. */
  mayAsk?: (address: string) => boolean
  bytes?: number
  milliseconds?: number
}

const MAX_BYTES = 1_048_576
const MAX_MS = 10_000
const MAX_REDIRECTS = 3

/**
 * The text behind an address of the public internet, at most a megabyte in ten seconds. The name is resolved once,
 * each address it has is checked, and the connection goes to the one that was checked, so that a name cannot lead
 * elsewhere meanwhile; so it is with each redirect. Throws an `ImportError`.
 */
export async function fetchCalendar(
  address: string,
  { mayAsk = isPublicAddress, bytes = MAX_BYTES, milliseconds = MAX_MS }: FetchLimits = {},
): Promise<string> {
  const signal = AbortSignal.timeout(milliseconds)
  try {
    let next = address
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await ask(next, mayAsk, signal)
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400 && response.headers.location) {
        response.destroy()
        next = new URL(response.headers.location, next).href
        continue
      }
      if (status !== 200) {
        response.destroy()
        throw new ImportError('unreachable')
      }
      return await readText(response, bytes)
    }
    throw new ImportError('unreachable')
  } catch (error) {
    if (error instanceof ImportError) throw error
    if (error instanceof ForbiddenAddress) throw new ImportError('forbidden')
    throw new ImportError(signal.aborted ? 'too-slow' : 'unreachable')
  }
}

function ask(address: string, mayAsk: (address: string) => boolean, signal: AbortSignal) {
  if (!URL.canParse(address)) throw new ImportError('forbidden')
  const url = new URL(address)
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') throw new ImportError('forbidden')
  if (url.username || url.password) throw new ImportError('forbidden')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host that is an address already is not looked up.
  if (isIP(host) && !mayAsk(host)) throw new ImportError('forbidden')
  const options = {
    signal,
    lookup: checkedLookup(mayAsk),
    // No connection that another request has opened to somewhere.
    agent: false as const,
    headers: { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'Lendaround' },
  }
  return new Promise<IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? getSecure : getPlain)(url, options, resolve)
    request.on('error', reject)
  })
}

async function readText(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > most) throw new ImportError('too-large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
