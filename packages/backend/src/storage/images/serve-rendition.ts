import type { Deps } from '#backend/deps.ts'
import { senderOf } from '#backend/http/sender.ts'
import { limitRequests } from '../limit-requests.ts'
import { cachingHeaders, type ServeOptions } from '../objects/caching-headers.ts'
import { isNotModified } from '../objects/conditional-request.ts'
import { downloadHeaders, safetyHeaders } from '../objects/object-headers.ts'
import type { ObjectRow } from '../objects/object-row.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { isStored, obtainRendition } from './obtain-rendition.ts'
import { renditionETag } from './rendition.ts'
import { describeTransformation, renditionSpec, type TransformationQuery } from './transformation-query.ts'

/** The answer with a picture in the size and format that the client asked for. */
export async function serveRendition(
  deps: Deps,
  c: StorageContext,
  row: ObjectRow,
  query: TransformationQuery,
  options: ServeOptions = {},
): Promise<Response> {
  const { version, metadata } = row
  if (!version || !metadata) throw refuse.noSuchKey()
  const spec = renditionSpec(query, c.req.header('accept'))
  const eTag = renditionETag(version, spec)
  const modified = new Date(metadata.lastModified ?? row.updated_at)
  const headers = new Headers({
    etag: eTag,
    'last-modified': modified.toUTCString(),
    'x-transformations': describeTransformation(query),
    ...cachingHeaders(metadata, options),
    ...downloadHeaders(c.req.query('download')),
  })
  headers.append('vary', 'accept')
  if (isNotModified(c.req.raw.headers, eTag, modified)) return new Response(null, { status: 304, headers })
  if (!isStored(spec)) await limitRequests(deps, c, 'drawing')
  const sender = senderOf(c, deps.config.trustProxy, c.get('caller')?.userId)
  const { bytes, type } = await obtainRendition(deps, version, spec, sender)
  for (const [name, value] of Object.entries(safetyHeaders(type))) headers.set(name, value)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes as Uint8Array<ArrayBuffer>, { headers })
}
