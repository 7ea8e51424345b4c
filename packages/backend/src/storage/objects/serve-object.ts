import type { Deps } from '#backend/deps.ts'
import { objectKey } from '../object-keys.ts'
import type { ByteRange } from '../object-store.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { cachingHeaders, type ServeOptions } from './caching-headers.ts'
import { isNotModified, requestedRange } from './conditional-request.ts'
import { downloadHeaders, safetyHeaders } from './object-headers.ts'
import type { ObjectRow } from './object-row.ts'

/** The answer with an object's bytes: whole, a range, or 304 where the client has them already. */
export async function serveObject(
  deps: Deps,
  c: StorageContext,
  row: ObjectRow,
  options: ServeOptions = {},
): Promise<Response> {
  const { version, metadata } = row
  if (!version || !metadata) throw refuse.noSuchKey()
  const size = metadata.size ?? 0
  const eTag = metadata.eTag ?? `"${version}"`
  const modified = new Date(metadata.lastModified ?? row.updated_at)
  const type = metadata.mimetype ?? 'application/octet-stream'
  const headers = new Headers({
    etag: eTag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    ...cachingHeaders(metadata, options),
    ...safetyHeaders(type),
    ...downloadHeaders(c.req.query('download')),
  })
  if (isNotModified(c.req.raw.headers, eTag, modified)) return new Response(null, { status: 304, headers })

  const range = requestedRange(c.req.raw.headers, size, eTag, modified)
  if (range === 'unsatisfiable') {
    const body = JSON.stringify(refuse.invalidRange())
    return new Response(body, {
      status: 416,
      headers: { 'content-range': `bytes */${size}`, 'content-type': 'application/json' },
    })
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const body = c.req.method === 'HEAD' ? null : await bytesOf(deps, version, size, range)
  return new Response(body, { status: range ? 206 : 200, headers })
}

async function bytesOf(deps: Deps, version: string, size: number, range?: ByteRange) {
  if (size === 0) return ''
  const bytes = await deps.objects.get(objectKey(version), range)
  if (!bytes) throw refuse.noSuchKey()
  return bytes
}
