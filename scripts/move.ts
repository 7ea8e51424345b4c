import './load-env-file.ts'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { StartError } from '#backend/start/start-error.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openBareSite } from './open-bare-site.ts'
import { putBack } from './put-back.ts'

// Moves the site of these settings into the empty one of another file: npm run move -- --to NEW.env [--through FOLDER].
// What was copied so far stays in FOLDER, so the same call goes on after it was cut off, wherever that was. The old site
// is only read.
const { values } = parseArgs({ options: { to: { type: 'string' }, through: { type: 'string' } } })
if (!values.to) {
  console.error('npm run move -- --to NEW.env [--through FOLDER]')
  process.exit(2)
}
try {
  const env = parseEnv(readFileSync(values.to, 'utf8'))
  if (placeOf(env) === placeOf(process.env))
    throw new StartError(`${values.to} names the same database as the settings of this site.`)
  const here = readConfig()
  const folder = values.through ?? join(here.dataDir, 'move')
  if (!existsSync(join(folder, 'manifest.json'))) await takeOut(here, folder)
  await putBack(folder, env)
  rmSync(folder, { recursive: true, force: true })
  console.log(`Start the site with the settings of ${values.to}. The old one was not changed.`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const fault of error.faults) console.error(fault)
  process.exit(1)
}

/** Not by the settings as they are read: that would make new secrets where the old ones are to go. */
function placeOf(env: NodeJS.ProcessEnv): string {
  return env.DATABASE_URL || resolve(env.DATA_DIR || 'data')
}

async function takeOut(config: Config, folder: string): Promise<void> {
  // Rows are one snapshot, so they are read again; files never change.
  const resume = existsSync(join(folder, 'tables'))
  const site = await openBareSite(config)
  const file = join(config.dataDir, 'secrets.json')
  const secrets = existsSync(file) ? { secrets: readFileSync(file, 'utf8') } : {}
  await writeBackup(site, folder, { ...secrets, resume })
  await site.db.close()
}
