import type { Transferable } from 'node:worker_threads'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { PublicConfig } from '#contract/render-context.ts'
import type { SharedPage } from './strip-nonce.ts'

// Requests, responses and pages in the form in which they go from thread to thread.

/** A value that leaves this thread, and what of it is handed over instead of copied. */
export interface Parcel<T> {
  value: T
  handOver?: Transferable[]
}

/** A parcel as the answer of a thread in the pool, which unwraps it on the other side. */
export const postParcel = <T>({ value, handOver = [] }: Parcel<T>): T =>
  move({ [valueSymbol]: value as object, [transferableSymbol]: handOver } as never) as T

export interface SerialisedRequest {
  method: string
  url: string
  headers: [string, string][]
  body?: string
}

/** A page to be rendered, by the settings as they are now. */
export interface SerialisedTask extends SerialisedRequest {
  config: PublicConfig
}

export interface SerialisedResponse {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

export type SerialisedPage =
  | { sealed: Omit<SharedPage, 'headers' | 'compressed'> & { headers: [string, string][] } }
  | { response: SerialisedResponse; nonce: string }
  /** What the page itself threw; any other error is the thread's. */
  | { failure: Error }

export const serialiseRequest = ({ method, url, headers }: Request, body?: string): SerialisedRequest => ({
  method,
  url,
  headers: [...headers],
  ...(body !== undefined && { body }),
})

export const deserialiseRequest = ({ method, url, headers, body }: SerialisedRequest): Request =>
  new Request(url, { method, headers, ...(body !== undefined && { body }) })

/** A page that is streamed stays a stream; anything else leaves in one piece. */
export async function serialiseResponse(response: Response): Promise<Parcel<SerialisedResponse>> {
  const { status, body } = response
  const headers: [string, string][] = [...response.headers]
  if (!body) return { value: { status, headers, body: null } }
  if (response.headers.get('content-type')?.startsWith('text/html'))
    return { value: { status, headers, body }, handOver: [body as unknown as Transferable] }
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { value: { status, headers, body: bytes }, handOver: [bytes.buffer] }
}

export const deserialiseResponse = ({ status, headers, body }: SerialisedResponse): Response =>
  new Response(body, { status, headers })

export function serialisePage({ status, headers, body, scripts }: SharedPage): Parcel<SerialisedPage> {
  // A small buffer may lie in memory that it shares with others.
  const own = body.buffer.byteLength === body.length ? body : Buffer.from(new Uint8Array(body).buffer)
  return {
    value: { sealed: { status, headers: [...headers], body: own, scripts } },
    handOver: [own.buffer as ArrayBuffer],
  }
}

export function deserialisePage({
  status,
  headers,
  body,
  scripts,
}: Extract<SerialisedPage, { sealed: unknown }>['sealed']): SharedPage {
  const { buffer, byteOffset, byteLength } = body
  return {
    status,
    headers: new Headers(headers),
    body: Buffer.from(buffer, byteOffset, byteLength),
    scripts,
    compressed: new Map(),
  }
}
