import type { DemoCountry } from '#contract/demo.ts'
import { DEFAULT_CURRENCY } from '#domain/money/default-currency.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { COUNTRIES, type SeedCountry } from './countries.ts'

const REASON = 'The demo was put into this place'

/**
 * Gives an empty site the currency, the operator and the languages of a country, as settings that an admin may change;
 * without a country only the currency of the demo's own four.
 */
export async function putInPlace(db: Queryable, country: DemoCountry | undefined, now: Date): Promise<void> {
  const values = country ? settingsOf(COUNTRIES[country]) : { currency: DEFAULT_CURRENCY }
  await db.query('update public.site_currency set code = $1', [values.currency])
  await db.query(
    `insert into public.setting_changes (name, version, value, effective_from, reason, changed_at)
     select s.key, 1, s.value, $2, $3, $2 from jsonb_each($1::jsonb) s`,
    [JSON.stringify(values), now.toISOString(), REASON],
  )
}

const settingsOf = ({ currency, timeZone, languages, operator }: SeedCountry) => ({
  currency,
  timeZone,
  languages,
  ...operator,
})
