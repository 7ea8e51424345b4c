import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { prove as proveTo } from '#server/integrations/testing/prove.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const prove = (person: TestUser, minutesAgo = 0) => proveTo(t.db, person, minutesAgo)
const remove = (person: TestUser, body: object = {}) =>
  t.say<{ deleted: boolean }>(person, 'delete-my-account', body)
/** Gives a person a balance, as a finished rental or a commission does. */
const earn = (person: TestUser, account: 'lender' | 'affiliate', cents: number) =>
  t.rows('select public.post_transfer($1, $1, null, null, now(), $2)', [
    `earned_${account}`,
    JSON.stringify([
      { account, user_id: person.id, cents },
      { account: 'platform', user_id: null, cents: -cents },
    ]),
  ])

describe('delete-my-account', () => {
  it('empties the profile and the account, ends sessions, and leaves the id', async () => {
    const { renter } = t
    await prove(renter)
    await t.rows('insert into public.favourites (user_id, item_id) values ($1, $2)', [renter.id, t.item.id])
    await t.hold(renter, t.line())
    expect(await remove(renter)).toEqual({ status: 200, value: { deleted: true } })

    const [profile] = await t.rows('select * from public.profiles where id = $1', [renter.id])
    expect(profile).toMatchObject({ name: '', email: '', avatar_path: null, phone: '', is_blocked: true })
    const [user] = await t.rows('select * from auth.users where id = $1', [renter.id])
    expect(user).toMatchObject({ email: null, encrypted_password: null, deleted_at: expect.any(Date) })
    for (const table of ['auth.sessions', 'public.favourites', 'public.reservations']) {
      expect([table, await t.rows(`select from ${table} where user_id = $1`, [renter.id])]).toEqual([
        table,
        [],
      ])
    }
    const { data } = await t.client().from('public_profiles').select('id').eq('id', renter.id)
    expect(data).toEqual([])
  })

  it('says farewell by one last mail, which holds no trace of the account', async () => {
    const { renter } = t
    await t.rows(`update public.profiles set locale = 'es' where id = $1`, [renter.id])
    await t.rows(`insert into public.outbox (recipient, template) values ($1, 'recovery')`, [renter.email])
    await prove(renter)
    await remove(renter)
    const mails = await t.rows<object>('select * from public.outbox where recipient = $1', [renter.email])
    expect(mails).toMatchObject([{ template: 'account-deleted', locale: 'es', data: {} }])
    expect(JSON.stringify(mails)).not.toContain(renter.id)
  })

  it('keeps what the law wants without the person', async () => {
    const { renter } = t
    await t.complete(renter, await t.pay(renter, [t.line()]))
    await t.rows(`update public.bookings set status = 'cancelled'`)
    await prove(renter)
    expect((await remove(renter)).status).toBe(200)
    expect(await t.rows('select status from public.orders')).toEqual([{ status: 'paid' }])
    expect(await t.rows('select delivery_address from public.bookings')).toEqual([{ delivery_address: '' }])
  })

  it('takes the lender’s items off the market, with where they were', async () => {
    await prove(t.owner)
    expect((await remove(t.owner)).status).toBe(200)
    expect(await t.rows('select status, description from public.items')).toEqual([
      { status: 'removed', description: '' },
    ])
    expect(await t.rows('select from public.item_locations')).toEqual([])
  })

  it('is refused to both while a rental is open', async () => {
    const { renter, owner } = t
    await t.complete(renter, await t.pay(renter, [t.line()]))
    for (const person of [renter, owner]) {
      await prove(person)
      expect(await remove(person)).toMatchObject({
        status: 409,
        code: 'ACCOUNT_HAS_BOOKINGS',
        details: { count: 1 },
      })
    }
    const [profile] = await t.rows('select name from public.profiles where id = $1', [renter.id])
    expect(profile).toEqual({ name: 'Rita Renter' })
  })

  it('is refused while a payout is under way', async () => {
    const { owner } = t
    await t.rows(
      `with method as (
         insert into public.payout_methods (user_id, kind, holder, country, last4)
         values ($1, 'iban', 'Olga Owner', 'DE', '3000') returning id
       )
       insert into public.payouts (user_id, account, method_id, amount_cents)
       select $1, 'lender', id, 2000 from method`,
      [owner.id],
    )
    await prove(owner)
    expect(await remove(owner)).toMatchObject({
      status: 409,
      code: 'ACCOUNT_HAS_PAYOUTS',
      details: { count: 1 },
    })
    await t.rows(`update public.payouts set status = 'rejected' where user_id = $1`, [owner.id])
    expect((await remove(owner)).status).toBe(200)
    const [method] = await t.rows('select removed_at is null as used from public.payout_methods')
    expect(method).toEqual({ used: false })
  })

  it('gives a balance up only where exactly this amount is confirmed, and books it', async () => {
    const { owner } = t
    await earn(owner, 'lender', 7_200)
    await earn(owner, 'affiliate', 150)
    await prove(owner)
    for (const body of [{}, { forfeitCents: 7_200 }, { forfeitCents: 7_351 }]) {
      expect(await remove(owner, body)).toMatchObject({
        status: 409,
        code: 'ACCOUNT_HAS_BALANCE',
        details: { cents: 7_350 },
      })
    }
    expect((await remove(owner, { forfeitCents: 7_350 })).status).toBe(200)
    expect(
      await t.rows(`select a.kind, e.amount_cents from public.ledger_entries e
        join public.ledger_accounts a on a.id = e.account_id
        join public.ledger_transfers t on t.id = e.transfer_id and t.kind = 'forfeit' order by 1`),
    ).toEqual([
      { kind: 'affiliate', amount_cents: -150 },
      { kind: 'lender', amount_cents: -7_200 },
      { kind: 'platform', amount_cents: 7_350 },
    ])
    expect(
      await t.rows(`select a.kind from public.ledger_entries e join public.ledger_accounts a on a.id = e.account_id
        where a.user_id is not null group by 1 having sum(e.amount_cents) <> 0`),
    ).toEqual([])
  })

  it('gives nothing up that is not there', async () => {
    await prove(t.renter)
    expect(await remove(t.renter, { forfeitCents: 1 })).toMatchObject({
      code: 'ACCOUNT_HAS_BALANCE',
      details: { cents: 0 },
    })
  })

  it('pays a balance out or gives it up, when both are asked for at the same moment', async () => {
    const { owner } = t
    await t.rows('update public.profiles set kyc_level = 4 where id = $1', [owner.id])
    const [method] = await t.rows<{ id: string }>(
      `insert into public.payout_methods (user_id, kind, holder, country, last4)
       values ($1, 'iban', 'Olga Owner', 'DE', '3000') returning id`,
      [owner.id],
    )
    await earn(owner, 'lender', 2_000)
    await prove(owner)
    const [payout, deletion] = await Promise.all([
      t.say(owner, 'request-payout', { methodId: method!.id, amountCents: 2_000, account: 'lender' }),
      remove(owner, { forfeitCents: 2_000 }),
    ])
    expect([payout.status, deletion.status].filter((status) => status === 200)).toHaveLength(1)
    const [balance] = await t.rows(`select sum(e.amount_cents)::int as cents from public.ledger_entries e
      join public.ledger_accounts a on a.id = e.account_id where a.kind = 'lender'`)
    expect(balance).toEqual({ cents: 0 })
  })

  it('voids money that is authorised and not booked yet', async () => {
    await t.pay(t.renter, [t.line()])
    await prove(t.renter)
    expect((await remove(t.renter)).status).toBe(200)
    expect(await t.rows('select status, status_reason from public.orders')).toEqual([
      { status: 'failed', status_reason: 'released' },
    ])
    await settleDue(t.deps)
    expect(await t.rows('select status from public.payments')).toEqual([{ status: 'voided' }])
  })

  it('needs a living session that proved itself just now', async () => {
    await prove(t.renter, 11)
    expect(await remove(t.renter)).toMatchObject({ status: 403, code: 'REAUTHENTICATION_NEEDED' })
    await t.rows('delete from auth.mfa_amr_claims')
    expect(await remove(t.renter)).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
  })

  it('needs the second factor where the account has one', async () => {
    const { renter } = t
    await prove(renter)
    await t.rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [renter.id],
    )
    expect(await remove(renter)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' })
    await t.rows(`update auth.sessions set aal = 'aal2' where user_id = $1`, [renter.id])
    t.deps.sessionGuard.invalidate(renter.id)
    // The token from before says aal1 still.
    expect(await remove(renter)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' })
    const claims = JSON.parse(Buffer.from(renter.token.split('.')[1]!, 'base64url').toString())
    const raised = { ...renter, token: await t.deps.keys.sign({ ...claims, aal: 'aal2' }) }
    expect((await remove(raised)).status).toBe(200)
  })

  it('leaves the last admin in charge', async () => {
    const [first, second] = [await t.user({ roles: ['admin'] }), await t.user({ roles: ['admin'] })]
    await prove(first)
    await prove(second)
    const left = await Promise.all([remove(first), remove(second)])
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(left).toContainEqual(expect.objectContaining({ status: 409, code: 'LAST_ADMIN' }))
    const admins = await t.rows(`select from public.profiles where roles @> '{admin}' and not is_blocked`)
    expect(admins).toHaveLength(1)
  })
})
