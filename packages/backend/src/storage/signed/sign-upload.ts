import type { Deps } from '#backend/deps.ts'
import { findBucket } from '../buckets/find-bucket.ts'
import { objectPath } from '../names.ts'
import { dryRunWrite } from '../objects/dry-run-write.ts'
import type { StorageContext } from '../storage-context.ts'
import { signToken } from './signed-token.ts'

const TWO_HOURS_SECONDS = 2 * 60 * 60

/** `POST /object/upload/sign/{bucket}/{path}`: permission for another person to upload this one object. */
export const signUpload = (deps: Deps) => async (c: StorageContext) => {
  const path = objectPath(c)
  const upsert = c.req.header('x-upsert') === 'true'
  await findBucket(deps, path.bucketId)
  await dryRunWrite(deps, c, 'storage.object.sign_upload_url', { ...path, upsert, metadata: {} })
  const { userId } = c.var.caller
  const token = await signToken(
    deps,
    { scope: 'upload', upsert, ...(userId && { owner: userId }) },
    path,
    TWO_HOURS_SECONDS,
  )
  return c.json({ url: `/object/upload/sign/${path.bucketId}/${path.name}?token=${token}`, token })
}
