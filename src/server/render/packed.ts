import type { Transferable } from 'node:worker_threads'
import type { Parcel } from './port-calls.ts'
import type { SealedPage } from './strip-nonce.ts'

// Requests, responses and pages in the form in which they go from thread to thread.

export interface PackedRequest {
  method: string
  url: string
  headers: [string, string][]
  body?: string
}

export interface PackedResponse {
  status: number
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null
}

export type PackedPage =
  | { sealed: Omit<SealedPage, 'headers' | 'packed'> & { headers: [string, string][] } }
  | { response: PackedResponse; nonce: string }

export const packRequest = ({ method, url, headers }: Request, body?: string): PackedRequest => ({
  method,
  url,
  headers: [...headers],
  ...(body !== undefined && { body }),
})

export const unpackRequest = ({ method, url, headers, body }: PackedRequest): Request =>
  new Request(url, { method, headers, ...(body !== undefined && { body }) })

/** A page that is streamed stays a stream; anything else leaves in one piece. */
export async function packResponse(response: Response): Promise<Parcel<PackedResponse>> {
  const { status, body } = response
  const headers: [string, string][] = [...response.headers]
  if (!body) return { value: { status, headers, body: null } }
  if (response.headers.get('content-type')?.startsWith('text/html'))
    return { value: { status, headers, body }, handOver: [body as unknown as Transferable] }
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { value: { status, headers, body: bytes }, handOver: [bytes.buffer] }
}

export const unpackResponse = ({ status, headers, body }: PackedResponse): Response =>
  new Response(body, { status, headers })

export function packSealed({ status, headers, body, scripts }: SealedPage): Parcel<PackedPage> {
  // A small buffer may lie in memory that it shares with others.
  const own = body.buffer.byteLength === body.length ? body : Buffer.from(new Uint8Array(body).buffer)
  return {
    value: { sealed: { status, headers: [...headers], body: own, scripts } },
    handOver: [own.buffer as ArrayBuffer],
  }
}

export function unpackSealed({
  status,
  headers,
  body,
  scripts,
}: Extract<PackedPage, { sealed: unknown }>['sealed']): SealedPage {
  const { buffer, byteOffset, byteLength } = body
  return {
    status,
    headers: new Headers(headers),
    body: Buffer.from(buffer, byteOffset, byteLength),
    scripts,
    packed: new Map(),
  }
}
