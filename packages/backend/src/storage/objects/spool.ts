import { randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes bytes that are still arriving into a file of `folder`, and has `work` done on it when all are there, so that
 * nothing that is scarce waits for a slow sender. The file is gone afterwards.
 */
export async function spool<T>(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  work: (path: string) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  try {
    const file = await open(path, 'wx', 0o600)
    try {
      for await (const chunk of bytes) await file.appendFile(chunk)
    } finally {
      await file.close()
    }
    return await work(path)
  } finally {
    await rm(path, { force: true })
  }
}
