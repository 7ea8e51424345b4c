import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { settlePayments } from '#server/settlement/tasks/settle-payments.ts'
import type { TestUser } from '#server/testing/app.ts'

let stage: CheckoutFixture
beforeEach(async () => {
  stage = await createCheckoutFixture()
})
afterEach(() => stage.close())

/** Gives the token of a test person a session, proved so many minutes ago. */
async function prove({ id, token }: TestUser, minutesAgo = 0) {
  const { session_id } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  await stage.rows('insert into auth.sessions (id, user_id) values ($1, $2) on conflict do nothing', [
    session_id,
    id,
  ])
  await stage.rows(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, updated_at)
     values ($1, 'password', now() - make_interval(mins => $2))`,
    [session_id, minutesAgo],
  )
}
const remove = (person: TestUser) => stage.say<{ deleted: boolean }>(person, 'delete-my-account')

describe('delete-my-account', () => {
  it('empties the profile and the account, ends sessions, and leaves the id', async () => {
    const { renter } = stage
    await prove(renter)
    await stage.rows('insert into public.favourites (user_id, item_id) values ($1, $2)', [
      renter.id,
      stage.item.id,
    ])
    await stage.hold(renter, stage.line())
    expect(await remove(renter)).toEqual({ status: 200, value: { deleted: true } })

    const [profile] = await stage.rows('select * from public.profiles where id = $1', [renter.id])
    expect(profile).toMatchObject({ name: '', email: '', avatar_path: null, phone: '', is_blocked: true })
    const [user] = await stage.rows('select * from auth.users where id = $1', [renter.id])
    expect(user).toMatchObject({ email: null, encrypted_password: null, deleted_at: expect.any(Date) })
    for (const table of ['auth.sessions', 'public.favourites', 'public.reservations']) {
      expect([table, await stage.rows(`select from ${table} where user_id = $1`, [renter.id])]).toEqual([
        table,
        [],
      ])
    }
    const { data } = await stage.client().from('public_profiles').select('id').eq('id', renter.id)
    expect(data).toEqual([])
  })

  it('says farewell by one last mail, which holds no trace of the account', async () => {
    const { renter } = stage
    await stage.rows(`update public.profiles set locale = 'es' where id = $1`, [renter.id])
    await stage.rows(`insert into public.outbox (recipient, template) values ($1, 'recovery')`, [
      renter.email,
    ])
    await prove(renter)
    await remove(renter)
    const mails = await stage.rows<object>('select * from public.outbox where recipient = $1', [renter.email])
    expect(mails).toMatchObject([{ template: 'account-deleted', locale: 'es', data: {} }])
    expect(JSON.stringify(mails)).not.toContain(renter.id)
  })

  it('keeps what the law wants without the person', async () => {
    const { renter } = stage
    await stage.complete(renter, await stage.pay(renter, [stage.line()]))
    await stage.rows(`update public.bookings set status = 'cancelled'`)
    await prove(renter)
    expect((await remove(renter)).status).toBe(200)
    expect(await stage.rows('select status from public.orders')).toEqual([{ status: 'paid' }])
    expect(await stage.rows('select delivery_address from public.bookings')).toEqual([
      { delivery_address: '' },
    ])
  })

  it('takes the lender’s items off the market, with where they were', async () => {
    await prove(stage.owner)
    expect((await remove(stage.owner)).status).toBe(200)
    expect(await stage.rows('select status, description from public.items')).toEqual([
      { status: 'removed', description: '' },
    ])
    expect(await stage.rows('select from public.item_locations')).toEqual([])
  })

  it('is refused to both while a rental is open', async () => {
    const { renter, owner } = stage
    await stage.complete(renter, await stage.pay(renter, [stage.line()]))
    for (const person of [renter, owner]) {
      await prove(person)
      expect(await remove(person)).toMatchObject({
        status: 409,
        code: 'ACCOUNT_HAS_BOOKINGS',
        details: { count: 1 },
      })
    }
    const [profile] = await stage.rows('select name from public.profiles where id = $1', [renter.id])
    expect(profile).toEqual({ name: 'Rita Renter' })
  })

  it('is refused while a payout is under way', async () => {
    const { owner } = stage
    await stage.rows(
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
    await stage.rows(`update public.payouts set status = 'rejected' where user_id = $1`, [owner.id])
    expect((await remove(owner)).status).toBe(200)
    const [method] = await stage.rows('select removed_at is null as used from public.payout_methods')
    expect(method).toEqual({ used: false })
  })

  it('lets money go that is authorised and not booked yet', async () => {
    await stage.pay(stage.renter, [stage.line()])
    await prove(stage.renter)
    expect((await remove(stage.renter)).status).toBe(200)
    expect(await stage.rows('select status, status_reason from public.orders')).toEqual([
      { status: 'failed', status_reason: 'released' },
    ])
    await settlePayments.run(stage.deps, async (request) => stage.app.fetch(request))
    expect(await stage.rows('select status from public.payments')).toEqual([{ status: 'voided' }])
  })

  it('needs a living session that proved itself just now', async () => {
    expect(await remove(stage.renter)).toMatchObject({ status: 403, code: 'REAUTHENTICATION_NEEDED' })
    await prove(stage.renter, 11)
    expect(await remove(stage.renter)).toMatchObject({ code: 'REAUTHENTICATION_NEEDED' })
  })

  it('needs the second factor where the account has one', async () => {
    const { renter } = stage
    await prove(renter)
    await stage.rows(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [renter.id],
    )
    expect(await remove(renter)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' })
    await stage.rows(`update auth.sessions set aal = 'aal2' where user_id = $1`, [renter.id])
    stage.deps.sessionGuard.invalidate(renter.id)
    // The token from before says aal1 still.
    expect(await remove(renter)).toMatchObject({ status: 403, code: 'SECOND_FACTOR_NEEDED' })
    const claims = JSON.parse(Buffer.from(renter.token.split('.')[1]!, 'base64url').toString())
    const raised = { ...renter, token: await stage.deps.keys.sign({ ...claims, aal: 'aal2' }) }
    expect((await remove(raised)).status).toBe(200)
  })

  it('leaves the last admin in charge', async () => {
    const [first, second] = [await stage.user({ roles: ['admin'] }), await stage.user({ roles: ['admin'] })]
    await prove(first)
    await prove(second)
    const left = await Promise.all([remove(first), remove(second)])
    expect(left.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(left).toContainEqual(expect.objectContaining({ status: 409, code: 'LAST_ADMIN' }))
    const admins = await stage.rows(`select from public.profiles where roles @> '{admin}' and not is_blocked`)
    expect(admins).toHaveLength(1)
  })
})
