import type { Deps } from '#backend/deps.ts'
import { objectKey, renditionsPrefix } from '../object-keys.ts'

/**
 * Removes the bytes of versions that no row names any more, with the pictures made from them. A failure is only
 * logged: the rows are gone, and orphaned bytes are swept later.
 */
export async function deleteBlobs(deps: Deps, versions: string[]): Promise<void> {
  try {
    for (const version of versions) {
      await deps.objects.remove([objectKey(version)])
      for await (const { key } of deps.objects.list(renditionsPrefix(version)))
        await deps.objects.remove([key])
    }
  } catch (error) {
    deps.log.warn({ err: error, versions }, 'bytes of removed objects were left behind')
  }
}
