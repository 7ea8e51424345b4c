import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ReportedMessages, SentMessage, TranslatedMessage } from '#contract/messaging.ts'
import { MASK } from '#domain/messaging/mask-contacts.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { startTranslationService } from './testing/translation-service.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const send = async (who: TestUser, to: object, text: string, pictures: string[] = []) =>
  t.say<SentMessage>(who, 'send-message', { to, text, pictures })
const ask = async (text: string) => (await send(t.renter, { itemId: t.item.id }, text)).value!
const rental = async (status: 'requested' | 'confirmed') => {
  const start = new Date(Date.now() + 3 * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS)
  return createBooking(t.db.pool, { item: t.item.id, renter: t.renter.id, start, end, status })
}
const read = async (who: TestUser) =>
  (await t.client({ as: who }).from('messages').select('body, is_masked, original:message_originals(body)'))
    .data

describe('contact details before a rental is confirmed', () => {
  it('are hidden from the other side, in whatever way they read, and not from the sender', async () => {
    const { message } = await ask('Call 0171 2345678')
    expect(message).toMatchObject({ body: `Call ${MASK}`, is_masked: true })
    const hidden = { body: `Call ${MASK}`, is_masked: true, original: null }
    await rental('requested')
    expect(await read(t.owner)).toEqual([hidden])
    expect(await read(await t.user({ roles: ['moderator', 'admin'] }))).toEqual([])
    expect(await read(t.renter)).toEqual([{ ...hidden, original: { body: 'Call 0171 2345678' } }])
    expect(JSON.stringify(await t.rows('select data from public.notifications'))).not.toContain('2345678')
  })

  it('are readable once it is confirmed, and not hidden from then on', async () => {
    await ask('Call 0171 2345678')
    const { id: bookingId } = await rental('confirmed')
    expect((await read(t.owner))?.[0]?.original).toEqual({ body: 'Call 0171 2345678' })
    const { value } = await send(t.owner, { bookingId }, 'Mine is 0172 3456789')
    expect(value!.message).toMatchObject({ body: 'Mine is 0172 3456789', is_masked: false, original: null })
  })
})

describe('pictures of a message', () => {
  const upload = async (who: TestUser, name: string = crypto.randomUUID(), of = who.id) => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const path = `${of}/${name}`
    const { error } = await t
      .client({ as: who })
      .storage.from('messages')
      .upload(path, png, { contentType: 'image/png' })
    return error ? error.message : path
  }
  const opens = async (who: TestUser, path: string) =>
    (await t.client({ as: who }).storage.from('messages').createSignedUrl(path, 60)).error === null

  it('are seen by the two people, and by nobody before they are sent', async () => {
    const path = await upload(t.renter)
    expect(await opens(t.owner, path)).toBe(false)
    const { value } = await send(t.renter, { itemId: t.item.id }, '', [path])
    expect(value!.message).toMatchObject({ body: '', pictures: [path] })
    expect(await t.rows(`select data ->> 'message' as text from public.notifications`)).toEqual([
      { text: 'A picture' },
    ])
    const moderator = await t.user({ roles: ['moderator', 'admin'] })
    const seen = []
    for (const who of [t.owner, t.renter, moderator, await t.user()]) seen.push(await opens(who, path))
    expect(seen).toEqual([true, true, false, false])
  })

  it('are the sender’s own, at most six, and there', async () => {
    const foreign = await upload(t.owner)
    const to = { itemId: t.item.id }
    expect(await send(t.renter, to, 'x', [foreign])).toMatchObject({ code: 'DOCUMENT_MISSING' })
    expect(await send(t.renter, to, 'x', [`${t.renter.id}/none`])).toMatchObject({ code: 'DOCUMENT_MISSING' })
    expect(await send(t.renter, to, 'x', Array(7).fill('a'))).toMatchObject({ code: 'BAD_INPUT' })
    expect(await upload(t.renter, 'one', t.owner.id)).toContain('row-level security')
  })

  it('are never bombs, nor anything but pictures', async () => {
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
      .png()
      .toBuffer()
    const { storage } = t.client({ as: t.renter })
    for (const bytes of [bomb, Buffer.from('<svg/>')]) {
      const { error } = await storage
        .from('messages')
        .upload(`${t.renter.id}/bomb`, bytes, { contentType: 'image/png' })
      expect(error).not.toBeNull()
    }
  })
})

describe('read marks', () => {
  const marks = async (who: TestUser) =>
    (await t.client({ as: who }).from('read_marks').select('person_id, message_id')).data

  it('show the other side how far somebody has read', async () => {
    const { conversationId, message } = await ask('Hello')
    const mark = [{ person_id: t.owner.id, message_id: message.id }]
    await t.say(t.owner, 'mark-conversation-read', { conversationId, messageId: message.id })
    expect(await marks(t.renter)).toEqual(mark)
    expect(await marks(await t.user())).toEqual([])
  })

  it('are neither given nor seen by a person who switched them off, and taken back then', async () => {
    const { conversationId, message } = await ask('Hello')
    const markRead = () => t.say(t.owner, 'mark-conversation-read', { conversationId, messageId: message.id })
    await markRead()
    const { error } = await t
      .client({ as: t.owner })
      .from('message_settings')
      .upsert({ person_id: t.owner.id, shows_reading: false })
    expect(error).toBeNull()
    await markRead()
    expect(await t.rows('select person_id from public.read_marks')).toEqual([])
    const answer = await send(t.owner, { conversationId }, 'Hi')
    await t.say(t.renter, 'mark-conversation-read', { conversationId, messageId: answer.value!.message.id })
    expect(await marks(t.owner)).toEqual([])
    expect(await marks(t.renter)).toHaveLength(1)
  })
})

it('keeps at most twenty quick replies of a person, which others do not see', async () => {
  const client = t.client({ as: t.renter })
  const replies = Array.from({ length: 20 }, (_, i) => ({ person_id: t.renter.id, body: `Reply ${i}` }))
  for (const reply of replies) expect((await client.from('quick_replies').insert(reply)).error).toBeNull()
  expect((await client.from('quick_replies').insert(replies[0]!)).error).toMatchObject({ code: 'LA179' })
  const forged = { person_id: t.owner.id, body: 'Not mine' }
  expect((await client.from('quick_replies').insert(forged)).error).toMatchObject({ code: '42501' })
  expect((await t.client({ as: t.owner }).from('quick_replies').select('id')).data).toEqual([])
})

describe('a reported message', () => {
  const report = async (messageId: number) => {
    const answer = await t.say(t.owner, 'report', {
      subject: 'person',
      id: t.renter.id,
      messageId,
      reason: 'harassment',
      message: 'Look',
    })
    const [row] = await t.rows<{ id: string }>('select id from public.cases')
    return { answer, id: row?.id }
  }

  it('is read by a moderator with what surrounds it, and the audit log says so', async () => {
    const { conversationId } = await ask('One, call 0171 2345678')
    const { value } = await send(t.renter, { conversationId }, 'Two')
    await send(t.owner, { conversationId }, 'Three')
    const { id: reportId } = await report(value!.message.id)
    const moderator = await t.user({ roles: ['moderator'] })
    const answer = await t.say<ReportedMessages>(moderator, 'read-reported-messages', { reportId })
    expect(answer.value).toMatchObject({
      reportedId: value!.message.id,
      messages: [
        { original: { body: 'One, call 0171 2345678' } },
        { body: 'Two', sender_id: t.renter.id },
        { body: 'Three', sender_id: t.owner.id },
      ],
    })
    expect(
      await t.rows(`select actor_id, subject_id, details ->> 'conversationId' as "in" from public.audit_log`),
    ).toEqual([{ actor_id: moderator.id, subject_id: t.renter.id, in: conversationId }])
  })

  it('is one that the reporter received', async () => {
    const { conversationId } = await ask('One')
    const { value } = await send(t.owner, { conversationId }, 'Mine')
    expect((await report(value!.message.id)).answer).toMatchObject({ code: 'NOT_FOUND' })
    expect((await report(999_999)).answer).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('translate-message', () => {
  let service: ReturnType<typeof startTranslationService>
  beforeEach(() => {
    service = startTranslationService()
    t.deps.translator = service.translator
  })
  afterEach(() => service.close())
  const translate = (who: TestUser, messageId: number) =>
    t.say<TranslatedMessage>(who, 'translate-message', { messageId, language: 'de' })

  it('asks the service once for each text that a person may read', async () => {
    const { message } = await ask('Call 0171 2345678')
    for (let i = 0; i < 2; i++)
      expect(await translate(t.owner, message.id)).toMatchObject({ value: { text: `[Call ${MASK}]` } })
    expect(service.asked).toEqual([
      { q: `Call ${MASK}`, source: 'auto', target: 'de', format: 'text', api_key: 'secret' },
    ])
    // The sender sees what they wrote.
    expect(await translate(t.renter, message.id)).toMatchObject({ value: { text: '[Call 0171 2345678]' } })
    expect(await translate(await t.user(), message.id)).toMatchObject({ code: 'NOT_FOUND' })
    expect(service.asked).toHaveLength(2)
  })

  it('says so when the service fails, and keeps nothing of it', async () => {
    t.deps.log.warn = () => {}
    const { message } = await ask('Hello')
    for (const fault of [
      (response) => response.writeHead(500).end('{}'),
      (response) => response.end('nonsense'),
      (response) => response.end(JSON.stringify({ translatedText: 'x'.repeat(70_000) })),
    ] satisfies (typeof service.answer)[]) {
      service.answer = fault
      expect(await translate(t.owner, message.id)).toMatchObject({ status: 503, code: 'TRANSLATION_DOWN' })
    }
    expect(await t.rows('select * from public.message_translations')).toEqual([])
  })

  it('translates what everybody may read, also for strangers, and asks once', async () => {
    await t.rows(`update public.profiles set bio = 'I lend ladders' where id = $1`, [t.owner.id])
    const text = (who: TestUser | undefined, id: string, language = 'de') =>
      t.say<TranslatedMessage>(who, 'translate-text', { of: 'bio', id, language })
    for (const who of [undefined, t.renter])
      expect(await text(who, t.owner.id)).toMatchObject({ value: { text: '[I lend ladders]' } })
    expect(service.asked).toHaveLength(1)
    // A person who lends nothing has no public page.
    await t.rows(`update public.profiles set bio = 'Hidden' where id = $1`, [t.renter.id])
    expect(await text(undefined, t.renter.id)).toMatchObject({ code: 'NOT_FOUND' })
    t.deps.log.warn = () => {}
    service.answer = (response) => response.writeHead(500).end('{}')
    expect(await text(t.renter, t.owner.id, 'fr')).toMatchObject({ code: 'TRANSLATION_DOWN' })
  })

  it('is not offered without a service', async () => {
    const { message } = await ask('Hello')
    t.deps.translator = undefined
    expect(await translate(t.owner, message.id)).toMatchObject({ status: 404 })
  })
})
