import { z } from 'zod'
import type { Deps } from '#backend/deps.ts'
import { transformationSchema } from '../images/transformation-query.ts'
import { objectPath } from '../names.ts'
import { findObjectAsCaller } from '../objects/find-object.ts'
import { readJson } from '../read-json.ts'
import type { StorageContext } from '../storage-context.ts'
import { signToken } from './signed-token.ts'

const bodySchema = z.object({
  expiresIn: z.int().min(1),
  transform: transformationSchema.optional(),
})

/** `POST /object/sign/{bucket}/{path}`: an address that works without a token for `expiresIn` seconds. */
export const signObject = (deps: Deps) => async (c: StorageContext) => {
  const path = objectPath(c)
  const { expiresIn, transform } = await readJson(c, bodySchema)
  await findObjectAsCaller(deps, c, 'storage.object.sign', path)
  const token = await signToken(
    deps,
    { scope: 'download', ...(transform && { transformations: transform }) },
    path,
    expiresIn,
  )
  const route = transform ? '/render/image/sign' : '/object/sign'
  return c.json({ signedURL: `${route}/${path.bucketId}/${path.name}?token=${token}` })
}
