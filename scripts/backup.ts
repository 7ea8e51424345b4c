import './load-env-file.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBackup } from '#backend/backup/write-backup.ts'
import { StartError } from '#backend/start/start-error.ts'
import { readConfig } from '#server/config.ts'
import { openBareSite } from './open-bare-site.ts'

// Writes all rows and files of the site that the settings name into a folder: npm run backup -- FOLDER [--secrets]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { secrets: { type: 'boolean', default: false } },
})
const [folder] = positionals
if (!folder) {
  console.error('npm run backup -- FOLDER [--secrets]')
  process.exit(2)
}
try {
  const config = readConfig()
  const site = await openBareSite(config)
  const file = join(config.dataDir, 'secrets.json')
  const secrets = values.secrets && existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const { tables, objects } = await writeBackup(site, folder, { ...(secrets && { secrets }) })
  await site.db.close()
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(
    `${folder}: ${rows} rows of ${tables.length} tables, ${objects.files} files (${objects.bytes} bytes).`,
  )
  if (objects.gone > 0) console.log(`${objects.gone} files were removed by the site meanwhile.`)
  if (values.secrets && !secrets) console.log('The secrets come from the environment and are not in it.')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const fault of error.faults) console.error(fault)
  process.exit(1)
}
