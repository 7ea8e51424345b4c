import './load-env-file.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '#backend/start/start-error.ts'
import { unpackArchive } from '#server/operations/backups/unpack-archive.ts'
import { putBack } from './put-back.ts'

// Puts a backup into the empty database and the empty store that the settings name: npm run restore -- FOLDER or X.tar
const [source] = process.argv.slice(2)
if (!source) {
  console.error('npm run restore -- FOLDER\nnpm run restore -- ARCHIVE.tar')
  process.exit(2)
}
const scratch = source.endsWith('.tar') ? mkdtempSync(join(tmpdir(), 'lendaround-restore-')) : undefined
process.on('exit', () => scratch && rmSync(scratch, { recursive: true, force: true }))
try {
  if (scratch) await unpackArchive(source, scratch, process.env)
  await putBack(scratch ?? source, process.env)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const fault of error.faults) console.error(fault)
  process.exit(1)
}
