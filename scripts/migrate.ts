import './load-env-file.ts'
import { parseArgs } from 'node:util'
import { migrate } from '#backend/db/migrate.ts'
import { pendingOf } from '#backend/db/pending.ts'
import { StartError } from '#backend/start/start-error.ts'
import { readConfig } from '#server/config.ts'
import { playsMoney } from '#server/plays-money.ts'
import { productSchema } from '#server/product-schema.ts'
import { openBareSite } from './open-bare-site.ts'

// Brings the database that the settings name up to date, or says what would be done: npm run migrate -- [--check]
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
try {
  const config = readConfig()
  const { db } = await openBareSite(config)
  const schema = productSchema({ playMoney: playsMoney(config) })
  if (values.check) {
    const { migrations, routines } = await pendingOf(db, schema)
    for (const name of migrations) console.log(`migration  ${name}`)
    for (const name of routines) console.log(`routine    ${name}`)
    if (migrations.length + routines.length === 0) console.log('The database is up to date.')
  } else {
    const ran = await migrate(db, schema)
    console.log(ran.length > 0 ? `${ran.length} files ran.` : 'The database is up to date.')
  }
  await db.close()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const fault of error.faults) console.error(fault)
  process.exit(1)
}
