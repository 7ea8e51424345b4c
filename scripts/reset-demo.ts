import './load-env-file.ts'
import { parseArgs } from 'node:util'
import { migrate } from '#backend/db/migrate.ts'
import { createLog } from '#backend/log.ts'
import { StartError } from '#backend/start/start-error.ts'
import { DEMO_COUNTRIES, type DemoCountry } from '#contract/demo.ts'
import { resetDemo } from '#seed/reset-demo.ts'
import { readConfig } from '#server/config.ts'
import { playsMoney } from '#server/plays-money.ts'
import { productSchema } from '#server/product-schema.ts'
import { openBareSite } from './open-bare-site.ts'

// Begins the demo that the settings name anew, as of now: npm run reset-demo -- [--country CH]
const { values } = parseArgs({ options: { country: { type: 'string' } } })
const country = values.country as DemoCountry | undefined
if (country && !DEMO_COUNTRIES.includes(country)) {
  console.error(`npm run reset-demo -- [--country ${DEMO_COUNTRIES.join('|')}]`)
  process.exit(2)
}
try {
  const config = readConfig()
  if (config.mode !== 'demo') throw new StartError('LENDAROUND_MODE is not demo: only a demo begins anew.')
  const site = await openBareSite(config)
  await migrate(site.db, productSchema({ playMoney: playsMoney(config) }))
  const deps = { ...site, log: createLog('warn'), now: () => new Date() }
  const outcome = await resetDemo(deps, { country: country ?? config.demoCountry })
  await site.db.close()
  if (outcome === 'no-demo') throw new StartError('This database holds no demo: nothing was changed.')
  if (outcome === 'busy')
    throw new StartError('Others wrote to the demo all the time: nothing was changed. Try again in a moment.')
  console.log('The demo begins anew.')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const fault of error.faults) console.error(fault)
  process.exit(1)
}
