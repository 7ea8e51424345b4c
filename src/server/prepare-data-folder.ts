import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '#backend/start/start-error.ts'

/** Makes the data folder, for its owner alone, and refuses one in which nothing can be written. */
export function prepareDataFolder(folder: string): void {
  const probe = join(folder, `.writable.${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    // Rights alone do not tell: the disk may be full, or mounted to be read only.
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const reason = REASONS[code ?? ''] ?? message
    throw new StartError(
      `The data folder ${folder} cannot be written: ${reason}. Mend that, or set DATA_DIR to another folder.`,
    )
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'its file system is mounted to be read only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of that name',
}
