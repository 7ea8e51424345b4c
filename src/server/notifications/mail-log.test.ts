import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { causedBy } from '#backend/start/cause.ts'
import type { LoggedMail, ResentMail } from '#contract/mail-log.ts'
import { putMail, type Recipient } from '#server/mail/put-mail.ts'
import { type SmtpDouble, startSmtpDouble } from '#server/mail/testing/smtp-double.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { deliverMail } from './tasks/deliver-mail.ts'

let t: TestApp
let smtp: SmtpDouble
let admin: TestUser
let lender: TestUser

beforeAll(async () => {
  smtp = await startSmtpDouble()
  t = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Lendaround <hello@lendaround.example>' })
  t.deps.log.warn = () => {}
  admin = await t.user({ roles: ['admin'] })
  lender = await t.user({ name: 'Lena Lender' })
})
beforeEach(async () => {
  await t.db.pool.query('delete from public.outbox')
  await t.db.pool.query('delete from public.notification_settings')
  smtp.received.length = 0
  smtp.refuse()
})
afterAll(async () => {
  t.deps.mailer?.close()
  await t.close()
  await smtp.close()
})

const deliver = () => deliverMail.run(t.deps, async () => new Response())
const writeNews = (occasion = 'a') =>
  t.db.kysely.transaction().execute((tx) => {
    const to: Recipient = { id: lender.id, email: lender.email, locale: 'en', channels: {} }
    const data = { title: 'Hammer drill', url: `${t.deps.config.siteUrl}/dashboard/listings` }
    return putMail(tx as never, to, 'listing-approved', data, occasion)
  })
const writeCode = () =>
  writeMail(t.db.pool, {
    to: lender.email,
    locale: 'en',
    template: 'reauthentication',
    data: { code: '042137', minutes: 60 },
  })

async function list(args: object = {}) {
  const { data, error } = await t.client({ as: admin }).rpc('staff_mails', args as never)
  if (error) throw error
  return data as { id: string; subject: string; recipient: string; person: string; state: string }[]
}
async function call<Answer>(name: string, id: string) {
  const { data, error } = await t.client({ as: admin }).functions.invoke(name, { body: { id } })
  if (!error) return { ok: data as Answer }
  return { code: ((await error.context.json()) as { code: string }).code }
}
const view = async (id: string) => (await call<LoggedMail>('view-mail', id)).ok!
const audited = async (action: string) =>
  (await t.db.pool.query('select details from public.audit_log where action = $1 order by id desc', [action]))
    .rows

describe('the mail log', () => {
  it('names person and subject, and is searched by name, address, subject, state and time', async () => {
    await writeNews()
    await deliver()
    await writeCode()
    expect(await list()).toMatchObject([
      { recipient: lender.email, person: 'Lena Lender', state: 'waiting' },
      {
        recipient: lender.email,
        person: 'Lena Lender',
        state: 'sent',
        subject: expect.stringContaining('online'),
      },
    ])
    const found = async (args: object) => (await list(args)).length
    expect(await found({ words: 'lena' })).toBe(2)
    expect(await found({ words: lender.email.toUpperCase() })).toBe(2)
    expect(await found({ words: 'listing IS online' })).toBe(1)
    expect(await found({ words: '%' })).toBe(0)
    expect(await found({ only_state: 'sent' })).toBe(1)
    expect(await found({ only_state: 'failed' })).toBe(0)
    expect(await found({ until: '2020-01-01T00:00:00Z' })).toBe(0)
    expect(await found({ since: '2020-01-01T00:00:00Z' })).toBe(2)
  })

  it('comes page by page, each mail once', async () => {
    for (const occasion of ['a', 'b', 'c', 'd', 'e']) await writeNews(occasion)
    const all = (await list()) as unknown as { id: string; created_at: string }[]
    const read: string[] = []
    let after = {}
    for (;;) {
      const page = (await list({ page_size: 2, ...after })) as unknown as typeof all
      read.push(...page.map(({ id }) => id))
      const last = page.at(-1)
      if (page.length < 2 || !last) break
      after = { after_value: last.created_at, after_id: last.id }
    }
    expect(read).toEqual(all.map(({ id }) => id))
  })

  it('shows the mail as it was sent, without the link that ends such mails, and says in the audit log who read it', async () => {
    await writeNews()
    await deliver()
    const [row] = await list()
    // The texts of today are not those of then.
    await t.db.pool.query(`update public.outbox set data = '{"title": "Changed", "url": "/"}'`)
    const mail = await view(row!.id)
    expect(mail).toMatchObject({ state: 'sent', gap: null, attempts: 1, person: { id: lender.id } })
    expect(mail.html).toContain('Hammer drill')
    expect(smtp.received[0]?.raw).toContain('stop-mails')
    expect(mail.html).not.toContain('stop-mails')
    expect((await audited('view-mail'))[0]?.details).toMatchObject({ mail: row!.id })
  })

  it('says what caused it, as the header of the mail does', async () => {
    await causedBy({ requestId: 'request-12345' }, () => writeNews())
    await deliver()
    const [row] = await list()
    expect(await view(row!.id)).toMatchObject({ causeId: 'request-12345' })
    expect(smtp.received[0]?.raw).toMatch(/^X-Request-ID: request-12345\r?$/im)
    await writeNews('b')
    await deliver()
    expect(smtp.received[1]?.raw).not.toMatch(/^X-Request-ID/im)
  })

  it('has the reason of a failure', async () => {
    await writeNews()
    smtp.refuse(550)
    await deliver()
    const [row] = await list({ only_state: 'failed' })
    expect(await view(row!.id)).toMatchObject({ state: 'failed', error: expect.stringContaining('550') })
  })

  it('holds nothing of a code, before and after it is sent', async () => {
    await writeCode()
    const [row] = await list()
    const digits = async () => JSON.stringify([await list(), await view(row!.id)]).includes('042137')
    expect(await digits()).toBe(false)
    await deliver()
    expect(smtp.received).toHaveLength(1)
    expect(await digits()).toBe(false)
    const { rows } = await t.db.pool.query('select * from public.outbox')
    expect(JSON.stringify(rows)).not.toContain('042137')
    expect(await view(row!.id)).toMatchObject({ gap: 'withheld', html: null })
  })
})

describe('sending a mail again', () => {
  it('is another attempt of its own, to the address of today, once for two presses, and audited', async () => {
    await writeNews()
    await deliver()
    const [row] = await list()
    await t.db.pool.query(`update public.profiles set email = 'lena.new@example.org' where id = $1`, [
      lender.id,
    ])
    const both = await Promise.all([1, 2].map(() => call<ResentMail>('resend-mail', row!.id)))
    await t.db.pool.query('update public.profiles set email = $2 where id = $1', [lender.id, lender.email])
    expect(new Set(both.map(({ ok }) => ok?.id)).size).toBe(1)
    expect(both[0]?.ok?.to).toBe('lena.new@example.org')
    await deliver()
    expect(smtp.received.map(({ to }) => to[0])).toEqual([lender.email, 'lena.new@example.org'])
    expect((await view(row!.id)).copies).toMatchObject([{ id: both[0]?.ok?.id, state: 'sent' }])
    expect(await view(both[0]!.ok!.id)).toMatchObject({ resentFrom: row!.id, attempts: 1 })
    expect(await audited('resend-mail')).toHaveLength(1)
  })

  it('is refused for codes, for what still waits, and for mails that the person has ended', async () => {
    await writeCode()
    await deliver()
    const [code] = await list()
    expect(await call('resend-mail', code!.id)).toEqual({ code: 'MAIL_WITHHELD' })
    await writeNews()
    const [news] = await list()
    expect(await call('resend-mail', news!.id)).toEqual({ code: 'MAIL_WAITING' })
    await deliver()
    await t.db.pool.query(
      `insert into public.notification_settings (user_id, topic, by_mail) values ($1, 'listings', false)`,
      [lender.id],
    )
    expect(await call('resend-mail', news!.id)).toEqual({ code: 'MAIL_STOPPED' })
    expect(smtp.received).toHaveLength(2)
  })

  it('is done for several that failed, each by itself, with the reasons for the others', async () => {
    for (const occasion of ['a', 'b', 'c']) await writeNews(occasion)
    await writeCode()
    await t.db.pool.query(`update public.outbox set failed_at = now()`)
    const failed = await list({ only_state: 'failed' })
    const code = failed.find(({ subject }) => !subject.includes('online'))!.id
    const [first, second, third] = failed.map(({ id }) => id).filter((id) => id !== code)
    await t.db.pool.query('update public.outbox set failed_at = null, sent_at = now() where id = $1', [third])
    const before = (await audited('resend-mail')).length
    const nobody = crypto.randomUUID()
    const send = (ids: unknown[]) =>
      t.client({ as: admin }).functions.invoke('resend-mails', { body: { ids } })
    const { data } = await send([first, code, second, third, nobody, first])
    const refused = [
      { id: code, code: 'MAIL_WITHHELD' },
      { id: third!, code: 'WRONG_STATE' },
      { id: nobody, code: 'NOT_FOUND' },
    ]
    expect(data).toEqual({ done: 2, refused: refused.toSorted((a, b) => (a.id < b.id ? -1 : 1)) })
    const copies = await t.db.pool.query(
      'select resent_from from public.outbox where resent_from is not null',
    )
    expect(new Set(copies.rows.map(({ resent_from }) => resent_from))).toEqual(new Set([first, second]))
    expect((await audited('resend-mail')).length - before).toBe(2)
    expect((await send(Array.from({ length: 51 }, () => crypto.randomUUID()))).response?.status).toBe(400)
  })

  it('a code that has run out is given up unsent, and not tried again with the others', async () => {
    await writeCode()
    await t.db.pool.query(`update public.outbox set created_at = now() - interval '61 minutes'`)
    await deliver()
    expect(smtp.received).toHaveLength(0)
    expect(await list({ only_state: 'failed' })).toMatchObject([{ error: 'expired' }])
    const { data } = await t
      .client({ as: admin })
      .functions.invoke('retry-failures', { body: { kind: 'mails' } })
    expect(data).toEqual({ count: 0 })
    await deliver()
    expect(smtp.received).toHaveLength(0)
  })
})
