import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { establishCurrency } from './establish-currency.ts'

let t: TestApp
let admin: TestUser
beforeEach(async () => {
  t = await createTestApp()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const stored = async () => (await t.db.pool.query('select code from public.site_currency')).rows[0]!.code

async function change(value: unknown, more: object = {}) {
  const body = { name: 'currency', value, version: 0, reason: 'We are Swiss', ...more }
  const { data, error } = await t.client({ as: admin }).functions.invoke('change-setting', { body })
  return error ? await error.context.json() : data
}

describe('the first start', () => {
  it('chooses the currency, which later ones keep without being told', async () => {
    expect(await establishCurrency(t.db, undefined)).toBe('EUR')
    expect(await establishCurrency(t.db, 'CHF')).toBe('CHF')
    expect(await establishCurrency(t.db, undefined)).toBe('CHF')
    expect(await stored()).toBe('CHF')
  })

  it('is refused another one once something has a price', async () => {
    await createItem(t.db.pool, { owner: admin.id, pricePerDayCents: 1_000 })
    await expect(establishCurrency(t.db, 'GBP')).rejects.toThrow(/CURRENCY is GBP, but .* in EUR/)
    expect(await establishCurrency(t.db, 'EUR')).toBe('EUR')
    expect(await stored()).toBe('EUR')
  })
})

describe('an admin', () => {
  it('chooses it while there is no amount, above the environment', async () => {
    expect(await change('CHF')).toMatchObject({ name: 'currency', version: 1 })
    expect(await stored()).toBe('CHF')
    expect(await establishCurrency(t.db, 'GBP')).toBe('CHF')
    await t.deps.settings.reload()
    expect(t.deps.config.brand.currency).toBe('CHF')
  })

  it('sets it back to that of the environment, which is written down as well', async () => {
    await change('CHF')
    await change(null, { version: 1 })
    expect(await stored()).toBe('EUR')
  })

  it.each([
    ['JPY', {}, { code: 'SETTING_WRONG', details: { fault: 'wrong' } }],
    [
      'CHF',
      { effectiveFrom: new Date(Date.now() + 30 * 86_400_000).toISOString() },
      { code: 'SETTING_WRONG', details: { fault: 'not-later' } },
    ],
  ])('is refused %s, %o', async (value, more, refusal) => {
    expect(await change(value, more)).toMatchObject(refusal)
    expect(await stored()).toBe('EUR')
  })

  it('is refused once something has a price, and told why', async () => {
    await createItem(t.db.pool, { owner: admin.id, pricePerDayCents: 1_000 })
    expect(await change('CHF')).toMatchObject({ code: 'CURRENCY_FIXED', details: { currency: 'EUR' } })
    expect(await stored()).toBe('EUR')
  })
})

describe('the database', () => {
  const run = (sql: string) => t.db.pool.query(sql)

  it.each([
    ['items', null],
    ['orders', (user: string) => `insert into public.orders (user_id, total_cents) values ('${user}', 1)`],
    [
      'ledger_transfers',
      () => `insert into public.ledger_transfers (kind, once_key, at) values ('test', 'one', now())`,
    ],
  ])('keeps the currency once there is a row of %s', async (_, insert) => {
    if (insert) await run(insert(admin.id))
    else await createItem(t.db.pool, { owner: admin.id, pricePerDayCents: 1_000 })
    await expect(run(`update public.site_currency set code = 'CHF'`)).rejects.toMatchObject({
      code: 'LA037',
      constraint: 'site_currency_kept',
      hint: 'CURRENCY_FIXED',
    })
    const setting = `insert into public.setting_changes (name, version, value, effective_from, changed_at, reason)
      values ('currency', 1, '"CHF"', now(), now(), 'x')`
    await expect(run(setting)).rejects.toMatchObject({ constraint: 'site_currency_kept' })
  })

  it('gives every row with money the currency of the site, and takes no other one', async () => {
    await run(`update public.site_currency set code = 'CHF'`)
    const order = `insert into public.orders (user_id, total_cents, currency) values ('${admin.id}', 1, $1) returning currency`
    await expect(t.db.pool.query(order, ['EUR'])).rejects.toMatchObject({
      code: 'LA036',
      constraint: 'currency_of_site',
    })
    expect((await t.db.pool.query(order, ['CHF'])).rows).toEqual([{ currency: 'CHF' }])
    await expect(run(`update public.orders set currency = 'EUR'`)).rejects.toMatchObject({ code: 'LA036' })
  })

  it('has a currency and its guard on every table in which money begins', async () => {
    const { rows } = await run(`
      select c.relname as "table", pg_get_expr(d.adbin, d.adrelid) as "default", count(t.oid)::int as guards
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'check_currency'
      where a.attname = 'currency' and c.relnamespace = 'public'::regnamespace group by 1, 2 order by 1`)
    expect(rows).toEqual(
      ['invoices', 'ledger_transfers', 'orders', 'payments', 'payouts'].map((table) => ({
        table,
        default: 'currency_of_site()',
        guards: 1,
      })),
    )
  })

  it.each([`null`, `'"chf"'`, `'5'`])('takes no setting %s', async (value) => {
    const insert = `insert into public.setting_changes (name, version, value, effective_from, changed_at, reason)
      values ('currency', 1, ${value}, now(), now(), 'x')`
    await expect(run(insert)).rejects.toMatchObject({ constraint: 'setting_changes_currency' })
  })

  it('takes no currency for later', async () => {
    const insert = `insert into public.setting_changes (name, version, value, effective_from, changed_at, reason)
      values ('currency', 1, '"CHF"', now() + interval '1 day', now(), 'x')`
    await expect(run(insert)).rejects.toMatchObject({ constraint: 'setting_changes_currency' })
  })
})
