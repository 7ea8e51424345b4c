import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Deps } from '#backend/deps.ts'
import { ownerColumns } from '../buckets/bucket-row.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { assertObjectName } from '../names.ts'
import { objectKey } from '../object-keys.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { refuse } from '../storage-error.ts'
import { assertMayBeCalled, assertMayEnter } from './assert-may-enter.ts'
import { commitObject } from './commit-object.ts'
import { deleteBlobs } from './delete-blobs.ts'
import { dryRunWrite } from './dry-run-write.ts'
import { findObjectAsCaller } from './find-object.ts'
import { destinationSchema } from './move-object.ts'
import type { ObjectMetadata } from './object-row.ts'
import { parseMetadata } from './parse-metadata.ts'

const OPERATION = 'storage.object.copy'

const bodySchema = destinationSchema.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: z.string().optional(), mimetype: z.string().optional() }).optional(),
})

/** `POST /object/copy`: the same bytes as a new object of the caller, perhaps with other metadata. */
export const copyObject = (deps: Deps) => async (c: StorageContext) => {
  const body = await readJson(c, bodySchema)
  const name = body.destinationKey
  assertObjectName(name)
  const upsert = c.req.header('x-upsert') === 'true'
  const target = await findBucket(deps, body.destinationBucket ?? body.bucketId)
  const source = await findObjectAsCaller(deps, c, OPERATION, {
    bucketId: body.bucketId,
    name: body.sourceKey,
  })
  const given = (!body.copyMetadata && body.metadata) || {}
  assertMayBeCalled(deps, given, source, target)
  const metadata = { ...source.metadata, ...given }
  assertMayEnter(deps, { metadata }, body.bucketId, target)
  const userMetadata = body.copyMetadata ? source.user_metadata : givenMetadata(c)
  await dryRunWrite(deps, c, OPERATION, { bucketId: target.id, name, upsert, metadata, userMetadata })

  const version = randomUUID()
  const copied = source.version && (await deps.objects.copy(objectKey(source.version), objectKey(version)))
  if (!copied) throw refuse.noSuchKey()
  const { row, replaced } = await commitObject(deps, {
    ...ownerColumns(c.var.caller),
    bucketId: target.id,
    name,
    upsert,
    version,
    userMetadata,
    metadata: { ...(metadata as ObjectMetadata), lastModified: deps.now().toISOString() },
  }).catch(async (error) => {
    await deleteBlobs(deps, [version])
    throw error
  })
  if (replaced) await deleteBlobs(deps, [replaced])
  return c.json({ Key: `${row.bucket_id}/${row.name}`, Id: row.id, ...row })
}

function givenMetadata(c: StorageContext) {
  const header = c.req.header('x-metadata')
  return header ? parseMetadata(Buffer.from(header, 'base64').toString()) : null
}
