import type { Database } from '#backend/db/database.ts'
import { StartError } from '#backend/start/start-error.ts'
import { type Currency, isCurrency } from '#domain/money/currency.ts'

/**
 * The site's currency: the one that the database has, to which `given` changes it while there are no amounts and no
 * admin has set it. Refuses to start where its amounts are in another one.
 */
export async function establishCurrency({ pool }: Database, given: Currency | undefined): Promise<Currency> {
  const { rows } = await pool.query<{ code: string; isSet: boolean }>(
    `select public.currency_of_site() as code, public.setting_value('currency') is not null as "isSet"`,
  )
  const { code, isSet } = rows[0]!
  if (given && given !== code && !isSet) {
    await change(pool, given, code)
    return given
  }
  if (isCurrency(code)) return code
  throw new StartError(`The amounts of this database are in ${code}, which this version does not support.`)
}

async function change(pool: Database['pool'], given: Currency, code: string): Promise<void> {
  try {
    await pool.query('update public.site_currency set code = $1', [given])
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'site_currency_kept') throw error
    throw new StartError(
      `CURRENCY is ${given}, but this database has prices or payments in ${code}, which would become other amounts. ` +
        `Leave it at ${code}, or use an empty database or another DATA_DIR.`,
    )
  }
}
