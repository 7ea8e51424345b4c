import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, '..')
const TABLES =
  '(payments|payment_intents|captures|refunds|deposits|disputes|payment_customers|payment_methods|payment_events|payment_discrepancies)'
const WRITES = new RegExp(
  `(updateTable|insertInto|deleteFrom)\\('${TABLES}'|(update|insert into|delete from) public\\.${TABLES}\\b`,
)

/** The files that write the tables of money, by their paths below src/server. */
const writers = globSync('**/*.ts', { cwd: SERVER })
  .filter((path) => !path.endsWith('.test.ts') && !path.includes(`testing${sep}`))
  .filter((path) => WRITES.test(readFileSync(join(SERVER, path), 'utf8')))

it('alone writes the tables of money', () => {
  expect(writers.filter((path) => !path.startsWith(`money${sep}`))).toEqual([])
})

it('is found where it writes, so that the check can fail', () => {
  expect(writers).toContain(join('money', 'request-captures.ts'))
  expect(writers).toContain(join('money', 'give-up-payments.ts'))
  expect(writers.length).toBeGreaterThan(10)
})
