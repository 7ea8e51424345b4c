import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { SealedPage } from './seal-page.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 }
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|manifest\+json|javascript))|image\/svg/

export type Encoding = 'br' | 'gzip'

/** The best compression that this request accepts. */
export function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  if (/\bgzip\b/.test(accepted)) return 'gzip'
}

/** A kept page as a response, compressed at most once per encoding. */
export async function encodeBuffer(request: Request, page: SealedPage): Promise<Response> {
  const encoding = acceptedEncoding(request)
  const headers = new Headers(page.headers)
  if (!encoding) return new Response(new Uint8Array(page.body), { status: page.status, headers })
  let packed = page.packed.get(encoding)
  if (!packed) {
    packed = encoding === 'br' ? brotli(page.body, { params }) : zip(page.body, { level: 6 })
    page.packed.set(encoding, packed)
  }
  headers.set('content-encoding', encoding)
  return new Response((await packed) as Buffer<ArrayBuffer>, { status: page.status, headers })
}

/** Compresses a response as it flows; each piece leaves at once, so streaming stays streaming. */
export function encodeStream(request: Request, response: Response): Response {
  const encoding = acceptedEncoding(request)
  const type = response.headers.get('content-type') ?? ''
  if (!encoding || !response.body || !COMPRESSIBLE.test(type)) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const compress =
    encoding === 'br'
      ? createBrotliCompress({ params, flush: constants.BROTLI_OPERATION_FLUSH })
      : createGzip({ flush: constants.Z_SYNC_FLUSH })
  const source = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
  source.on('error', (error) => compress.destroy(error))
  const body = Readable.toWeb(source.pipe(compress)) as ReadableStream<Uint8Array>
  return new Response(body, { status: response.status, headers })
}
