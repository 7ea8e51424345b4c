import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import { type SmtpDouble, startSmtpDouble } from '#server/mail/testing/smtp-double.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'
import { deliverMail } from './tasks/deliver-mail.ts'

let t: TestApp
let smtp: SmtpDouble
let person: TestUser
beforeAll(async () => {
  smtp = await startSmtpDouble()
  t = await createTestApp({ SMTP_URL: smtp.url, MAIL_FROM: 'Lendaround <hello@lendaround.example>' })
  person = await t.user({ name: 'Anna' })
})
afterAll(async () => {
  t.deps.mailer?.close()
  await t.close()
  await smtp.close()
})

/** Sends a mail of this kind to the person; what arrived, unfolded, or nothing. */
async function mailed(template: 'identity-verified' | 'account-changed', occasion: string) {
  smtp.received.length = 0
  await t.db.pool.query('delete from public.outbox')
  await inTransaction(t.db, { as: 'service' }, async (tx) => {
    const to = await loadRecipient(tx, person.id)
    const url = 'http://localhost/dashboard'
    if (template === 'identity-verified') await putMail(tx, to, template, { step: 'identity', url }, occasion)
    else await putMail(tx, to, template, { change: 'email-changed', url }, occasion)
  })
  await deliverMail.run(t.deps, async () => new Response())
  return smtp.received[0]?.raw.replace(/=?\r\n/g, '').replaceAll('=3D', '=')
}
const tokenIn = (mail: string | undefined) => /mail-stops\/([\w.-]+)>/.exec(mail ?? '')?.[1] ?? ''
const stop = (token: string, more: object = {}) =>
  t.client().functions.invoke('stop-mails', { body: { token, ...more } })

it('a mail carries the way to end its topic, which works without signing in and can be taken back', async () => {
  const mail = await mailed('identity-verified', 'one')
  const token = tokenIn(mail)
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(mail).toContain(`/stop-mails?token=${token}`)
  expect((await stop(token)).data).toEqual({ topic: 'identity', isStopped: true })
  expect(await mailed('identity-verified', 'two')).toBeUndefined()
  expect((await stop(token, { again: true })).data).toEqual({ topic: 'identity', isStopped: false })
  expect(await mailed('identity-verified', 'three')).toBeDefined()
})

it('a mail program ends it with one request, and opening the address does nothing', async () => {
  const token = tokenIn(await mailed('identity-verified', 'four'))
  const opened = await t.app.request(`/mail-stops/${token}`)
  expect(opened.status).toBe(303)
  expect(opened.headers.get('location')).toContain(`/stop-mails?token=${token}`)
  expect(await mailed('identity-verified', 'five')).toBeDefined()
  const body = 'List-Unsubscribe=One-Click'
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await t.app.request(`/mail-stops/${token}`, { method: 'POST', body, headers })).status).toBe(204)
  expect(await mailed('identity-verified', 'six')).toBeUndefined()
  expect((await t.app.request(`/mail-stops/${token}x`, { method: 'POST', body, headers })).status).toBe(404)
})

it('a mail about security has no such way', async () => {
  const mail = await mailed('account-changed', 'seven')
  expect(mail).toBeDefined()
  expect(mail).not.toContain('List-Unsubscribe')
  expect(mail).not.toContain('stop-mails')
})
