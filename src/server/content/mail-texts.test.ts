import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LoadedMail, MailSummary, PreviewedMail } from '#contract/mail-texts.ts'
import { ROLES } from '#domain/access/roles.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { keysOfMail } from '#server/mail/keys-of-mail.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import { setOwnTexts } from '#server/mail/texts-in.ts'
import type { TestUser } from '#server/testing/app.ts'
import { examplesOf } from './examples-of.ts'
import { TEMPLATES } from './mail-input.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'], email: 'ada@example.org' })
})
afterEach(async () => {
  setOwnTexts({})
  await t.close()
})

const SUBJECT = 'rental-mails.accepted.subject'
const mail = { template: 'request-accepted', language: 'en' }
const save = (texts: object, more: object = {}, as: TestUser | undefined = admin) =>
  t.say(as, 'save-mail', { ...mail, texts, last: 0, reason: 'Friendlier', ...more })
const load = async () => (await t.say<LoadedMail>(admin, 'load-mail', mail)).value!
const subject = () => renderMail('request-accepted', 'en', examplesOf('request-accepted', '')[0]!).subject

describe('the texts of a mail', () => {
  it('are known of every mail, subjects first, with what may stand in them', () => {
    for (const template of TEMPLATES) expect(keysOfMail(template)[0]?.key, template).toContain('subject')
    expect(keysOfMail('request-accepted')[0]).toEqual({
      key: SUBJECT,
      placeholders: ['brand', 'hours', 'name', 'title'],
    })
  })

  it('are the operator’s from then on, in their language alone, and can be set back', async () => {
    const before = subject()
    expect(await save({ [SUBJECT]: 'Yes! {{title}} is yours' })).toMatchObject({ status: 200 })
    await t.deps.content.reload()
    expect(subject()).toMatch(/^Yes! .+ is yours$/)
    expect(
      renderMail('request-accepted', 'de', examplesOf('request-accepted', '')[0]!).subject,
    ).not.toContain('Yes!')
    const { value } = await t.say<{ mails: MailSummary[] }>(admin, 'list-mail-texts', { language: 'en' })
    expect(value!.mails.filter(({ changed }) => changed.length > 0)).toMatchObject([
      { template: 'request-accepted', changed: ['en'] },
    ])
    const { changes, texts } = await load()
    expect(changes).toMatchObject([{ key: SUBJECT, text: 'Yes! {{title}} is yours', reason: 'Friendlier' }])
    expect(texts[0]).toMatchObject({ key: SUBJECT, own: 'Yes! {{title}} is yours', required: [] })
    expect(await save({ [SUBJECT]: null })).toMatchObject({ code: 'CHANGED_MEANWHILE' })
    expect(await save({ [SUBJECT]: null }, { last: changes[0]!.id })).toMatchObject({ status: 200 })
    await t.deps.content.reload()
    expect(subject()).toBe(before)
    const audit = await t.rows('select action from public.audit_log')
    expect(audit).toEqual([{ action: 'save-mail' }, { action: 'save-mail' }])
  })

  it.each([
    ['unknown', { [SUBJECT]: '{{password}}' }],
    ['unknown', { 'rental-mails.declined.subject': 'Of another mail' }],
    ['empty', { [SUBJECT]: ' ' }],
    ['broken', { [SUBJECT]: '{{ title }}' }],
  ])('say what is wrong: %s', async (fault, texts) => {
    expect(await save(texts)).toMatchObject({ code: 'MAIL_TEXT_WRONG', details: { fault } })
  })

  it('keep what the mail is for', async () => {
    const key = 'rental-mails.cancelled.refund'
    const answer = await save({ [key]: 'You get money back' }, { template: 'booking-cancelled' })
    expect(answer).toMatchObject({
      code: 'MAIL_TEXT_WRONG',
      details: { key, fault: 'missing', name: 'amount' },
    })
  })

  it('are seen before they are saved, as text and never as markup', async () => {
    const texts = { [SUBJECT]: '<b>{{title}}</b>' }
    const { value } = await t.say<PreviewedMail>(admin, 'preview-mail', { ...mail, texts })
    expect(value!.mails).toHaveLength(2)
    expect(value!.mails[0]!.subject).toMatch(/^<b>.+<\/b>$/)
    expect(value!.mails[0]!.html).not.toContain('<b>')
    expect(subject()).not.toContain('<b>')
  })

  it('arrive in a test mail, at one’s own address', async () => {
    expect((await t.say(admin, 'send-mail-preview', mail)).value).toEqual({ to: 'ada@example.org' })
    expect(await t.rows('select recipient, template, locale from public.outbox')).toEqual([
      { recipient: 'ada@example.org', template: 'request-accepted', locale: 'en' },
    ])
    expect(await t.say(admin, 'send-mail-preview', { ...mail, variant: 99 })).toMatchObject({
      code: 'BAD_INPUT',
    })
  })

  it('are for admins', async () => {
    for (const role of ROLES.filter((each) => each !== 'admin')) {
      const person = await t.user({ roles: [role] })
      expect(await save({ [SUBJECT]: 'x' }, {}, person)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
      for (const name of ['load-mail', 'preview-mail', 'send-mail-preview'])
        expect(await t.say(person, name, mail)).toMatchObject({ status: 403, code: 'UNAUTHORIZED' })
      expect(await t.say(person, 'list-mail-texts', { language: 'en' })).toMatchObject({ status: 403 })
    }
  })
})
