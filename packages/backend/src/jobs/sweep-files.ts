import { sweepStorage } from '#backend/storage/sweep-storage.ts'
import type { Job } from './job.ts'

/** Bytes that no row names any more. Nothing depends on it but the disk. */
export const sweepFiles: Job = {
  name: 'sweep-files',
  everyMs: 6 * 3_600_000,
  async run(deps) {
    const removed = await sweepStorage(deps)
    if (removed > 0) deps.log.info({ removed }, 'files without a row removed')
  },
}
