import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const EURO = /€|\bEUR\b|'eur'|\beuros?\b/i

/** Where euros are meant, whatever the site's currency. */
const MEANT = [
  'src/domain/money/currency.ts',
  'src/domain/money/default-currency.ts',
  // Countries by their currency.
  'src/domain/payout/payout-method.ts',
  // What people type in a search, of any currency.
  'src/domain/search/read-prices.ts',
  // SEPA moves euros only, which the page of payouts says.
  'src/server/payouts/write-sepa-file.ts',
  // The countries of a demo, each with its currency.
  'supabase/seed/countries/countries.ts',
  'src/web/features/admin-payouts/queue-page.tsx',
  ...['de', 'en', 'es', 'fr'].map((language) => `src/web/i18n/payouts/${language}.json`),
]

/** Lines of the product that say euro, by their files: no tests, and no comments that show an example. */
const found = ['src/**/*.{ts,tsx,json,sql}', 'supabase/{seed,routines}/**/*.{ts,sql}']
  .flatMap((files) => globSync(files, { cwd: ROOT }))
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(test|examples)\.tsx?$|\/testing\//.test(path))
  .filter((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .some((line) => EURO.test(line) && !/^\s*(\/\*\*|\*|\/\/|--)/.test(line)),
  )

it('leaves the currency to the site', () => {
  expect(found.filter((path) => !MEANT.includes(path))).toEqual([])
})

it('knows only files that still mean euros', () => {
  expect(MEANT.filter((path) => !found.includes(path))).toEqual([])
})
