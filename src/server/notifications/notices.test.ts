import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { MAX_NOTICES } from '#domain/notification/topics.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { sweepNotifications } from './tasks/sweep-notifications.ts'

let t: TestApp
let anna: TestUser
let bo: TestUser
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  anna = await t.user()
  bo = await t.user()
})
afterAll(() => t.close())

const table = (as: TestUser | undefined) => t.client(as && { as }).from('notifications')
const settings = (as: TestUser) => t.client({ as }).from('notification_settings')
const COLUMNS = 'id, kind, data, path, read_at'

/** Tells a person that their address was accepted. */
const tell = (who: TestUser, occasion = 'first') =>
  inTransaction(t.db, { as: 'service' }, async (tx) => {
    const url = `${t.deps.config.siteUrl}/kyc-onboarding?level=3`
    await putMail(
      tx,
      await loadRecipient(tx, who.id),
      'identity-verified',
      { step: 'address', url },
      occasion,
    )
  })
const tellOfMethod = (who: TestUser) =>
  inTransaction(t.db, { as: 'service' }, async (tx) => {
    const data = { change: 'added', account: 'DE ···· 3000', url: '/dashboard/payout-settings' } as const
    await putMail(tx, await loadRecipient(tx, who.id), 'payout-method', data, 'm')
  })
const mails = async ({ email }: TestUser) =>
  (await t.db.pool.query('select template from public.outbox where recipient = $1', [email])).rows.map(
    ({ template }) => template,
  )

describe('what a person is told', () => {
  it('is in the application as well as in their mail, with the way to it and without the site’s address', async () => {
    await tell(anna)
    expect((await table(anna).select(COLUMNS)).data).toEqual([
      {
        id: expect.any(Number),
        kind: 'identity-verified',
        data: { step: 'address' },
        path: '/kyc-onboarding?level=3',
        read_at: null,
      },
    ])
    expect(await mails(anna)).toEqual(['identity-verified'])
  })

  it('is there once for each occasion', async () => {
    await tell(anna)
    await tell(anna)
    await tell(anna, 'second')
    expect((await table(anna).select('id')).data).toHaveLength(2)
  })

  it('is gone with the transaction that would have caused it', async () => {
    const failing = inTransaction(t.db, { as: 'service' }, async (tx) => {
      await putMail(
        tx,
        await loadRecipient(tx, anna.id),
        'identity-verified',
        { step: 'selfie', url: '/' },
        'x',
      )
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect((await table(anna).select('id')).data).toEqual([])
  })

  it('comes only by the channels that they left on', async () => {
    await settings(anna).upsert({ user_id: anna.id, topic: 'identity', by_mail: false, in_app: true })
    await settings(bo).upsert({ user_id: bo.id, topic: 'identity', by_mail: true, in_app: false })
    await tell(anna)
    await tell(bo)
    expect([await mails(anna), (await table(anna).select('id')).data?.length]).toEqual([[], 1])
    expect([await mails(bo), (await table(bo).select('id')).data?.length]).toEqual([['identity-verified'], 0])
  })

  it('reaches them by both channels where it is about security, which cannot be switched off', async () => {
    const off = { user_id: anna.id, topic: 'security', by_mail: false, in_app: false }
    expect((await settings(anna).insert(off)).error).toMatchObject({ code: '23514' })
    await tellOfMethod(anna)
    expect(await mails(anna)).toEqual(['payout-method'])
    expect((await table(anna).select('kind')).data).toEqual([{ kind: 'payout-method' }])
  })

  it('is marked as read by them alone', async () => {
    await tell(anna)
    const read = { read_at: new Date().toISOString() }
    for (const other of [bo, undefined]) {
      await table(other).update(read).is('read_at', null)
      expect((await table(other).select('id')).data ?? []).toEqual([])
    }
    expect((await table(anna).select('read_at')).data).toEqual([{ read_at: null }])
    await table(anna).update(read).is('read_at', null)
    expect((await table(anna).select('id').is('read_at', null)).data).toEqual([])
  })

  it('cannot be written, changed or deleted by people', async () => {
    await tell(anna)
    const forged = { user_id: bo.id, kind: 'payout-news', path: '/x', occasion: 'x' }
    expect((await table(anna).insert(forged)).error).toMatchObject({ code: '42501' })
    expect((await table(anna).update({ path: '/elsewhere' }).eq('user_id', anna.id)).error).toMatchObject({
      code: '42501',
    })
    expect((await table(anna).delete().eq('user_id', anna.id)).error).toMatchObject({ code: '42501' })
    expect((await settings(anna).insert({ user_id: bo.id, topic: 'claims' })).error).toMatchObject({
      code: '42501',
    })
  })

  it('never leads off the site', async () => {
    const lead = (path: string) =>
      t.db.pool.query(
        `insert into public.notifications (user_id, kind, path, occasion) values ($1, 'returned', $2, 'x')`,
        [anna.id, path],
      )
    for (const path of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example'])
      await expect(lead(path)).rejects.toMatchObject({ constraint: 'notifications_path_check' })
  })

  it('is kept up to a number, the newest', async () => {
    await t.db.pool.query(
      `insert into public.notifications (user_id, kind, path, occasion)
       select $1, 'returned', '/dashboard', n::text from generate_series(1, $2::int) n`,
      [anna.id, MAX_NOTICES + 3],
    )
    const { rows } = await t.db.pool.query(
      `select count(*)::int as count, min(occasion::int) as oldest from public.notifications where user_id = $1`,
      [anna.id],
    )
    expect(rows).toEqual([{ count: MAX_NOTICES, oldest: 4 }])
  })

  it('goes after half a year', async () => {
    await tell(anna)
    await tell(bo)
    await t.db.pool.query(
      `update public.notifications set created_at = now() - interval '200 days' where user_id = $1`,
      [anna.id],
    )
    await sweepNotifications.run(t.deps, async () => new Response())
    expect((await table(anna).select('id')).data).toEqual([])
    expect((await table(bo).select('id')).data).toHaveLength(1)
  })
})
