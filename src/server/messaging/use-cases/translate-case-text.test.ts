import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CaseText } from '#contract/case-text.ts'
import type { SentMessage, TranslatedMessage } from '#contract/messaging.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type Cast, createCast } from '#server/testing/calls/cast.ts'
import { startTranslationService } from '../testing/translation-service.ts'

let t: Cast
let service: ReturnType<typeof startTranslationService>
beforeEach(async () => {
  t = await createCast()
  service = startTranslationService()
  t.deps.translator = service.translator
})
afterEach(async () => {
  service.close()
  t.deps.translator = undefined
  await t.close()
})

const translate = (as: TestUser, of: CaseText, id: string, part?: number) =>
  t.say<TranslatedMessage>(as, 'translate-case-text', { of, id, language: 'de', ...(part && { part }) })
const log = () =>
  t.rows(`select actor_id, details from public.audit_log where action = 'translate-case-text' order by id`)

/** A claim that waits for the team. */
async function claim(): Promise<string> {
  const { id: bookingId } = await t.rental('returned', { inMs: -2 * DAY_MS - HOUR_MS })
  await t.rows(
    `insert into public.handovers (booking_id, kind, role, user_id, with_code, is_complete, is_undamaged, note, at)
     values ($1, 'return', 'renter', $2, false, true, true, 'All is fine', now())`,
    [bookingId, t.renter.id],
  )
  const report = { bookingId, kind: 'damage', amountCents: 500, description: 'The jaw is bent' }
  const id = (await t.say<{ id: string }>(t.owner, 'open-claim', report)).value!.id
  await t.say(t.renter, 'dispute-claim', { id, message: 'It was before' })
  return id
}

/** A report of a message of the renter. */
async function report() {
  const { id: bookingId } = await t.rental('confirmed')
  const { value } = await t.say<SentMessage>(t.renter, 'send-message', {
    to: { bookingId },
    text: 'You fool',
  })
  const messageId = value!.message.id
  await t.say(t.owner, 'report', {
    subject: 'person',
    id: t.renter.id,
    messageId,
    reason: 'harassment',
    message: 'Look at this',
  })
  const [row] = await t.rows<{ id: string }>('select id from public.cases where message_id = $1', [messageId])
  return { id: row!.id, messageId }
}

it('translates each text of a claim for the team, and says in the audit log who had it done', async () => {
  const id = await claim()
  const [step] = await t.rows<{ id: string }>(
    `select id from public.claim_events where claim_id = $1 and transition = 'dispute'`,
    [id],
  )
  const { moderator, support, admin } = t.people
  expect(await translate(moderator, 'claim', id)).toMatchObject({ value: { text: '[The jaw is bent]' } })
  expect(await translate(support, 'claim-step', id, Number(step!.id))).toMatchObject({
    value: { text: '[It was before]' },
  })
  expect(await translate(admin, 'claim-handover', id, 1)).toMatchObject({ value: { text: '[All is fine]' } })
  expect(await log()).toEqual([
    { actor_id: moderator.id, details: { of: 'claim', id, language: 'de' } },
    { actor_id: support.id, details: { of: 'claim-step', id, part: Number(step!.id), language: 'de' } },
    { actor_id: admin.id, details: { of: 'claim-handover', id, part: 1, language: 'de' } },
  ])
  // The same words are sent away once.
  await translate(admin, 'claim', id)
  expect(service.asked.map(({ q }) => q)).toEqual(['The jaw is bent', 'It was before', 'All is fine'])
})

it('translates a report and the messages around the reported one, and no other message', async () => {
  const { id, messageId } = await report()
  const { id: bookingId } = await t.rental('confirmed')
  const other = await t.say<SentMessage>(t.renter, 'send-message', { to: { bookingId }, text: 'Elsewhere' })
  const { moderator } = t.people
  expect(await translate(moderator, 'case', id)).toMatchObject({ value: { text: '[Look at this]' } })
  expect(await translate(moderator, 'case-message', id, messageId)).toMatchObject({
    value: { text: '[You fool]' },
  })
  expect(await translate(moderator, 'case-message', id, other.value!.message.id)).toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await log()).toHaveLength(2)
})

it('is not for those whom it concerns, nor for other duties, and nothing is sent away', async () => {
  const id = await claim()
  const { id: reportId, messageId } = await report()
  await t.rows(`update public.profiles set roles = '{user,moderator}' where id = $1`, [t.renter.id])
  for (const who of [t.owner, t.renter, t.people.finance, t.people.content, t.people.neighbour])
    expect(await translate(who, 'claim', id)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await translate(t.renter, 'case', reportId)).toMatchObject({ code: 'NOT_FOUND' })
  expect(await translate(t.renter, 'case-message', reportId, messageId)).toMatchObject({ code: 'NOT_FOUND' })
  expect([service.asked, await log()]).toEqual([[], []])
})

it('says that the service is down, and is not there without one', async () => {
  const id = await claim()
  t.deps.log.warn = () => {}
  service.answer = (response) => response.writeHead(500).end('{}')
  expect(await translate(t.people.moderator, 'claim-step', id, 0)).toMatchObject({ code: 'NOT_FOUND' })
  await t.rows(`update public.claims set description = 'Another text' where id = $1`, [id])
  expect(await translate(t.people.moderator, 'claim', id)).toMatchObject({ code: 'TRANSLATION_DOWN' })
  t.deps.translator = undefined
  expect(await translate(t.people.moderator, 'claim', id)).toMatchObject({ code: 'NOT_FOUND' })
})
