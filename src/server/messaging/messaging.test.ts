import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SentMessage } from '#contract/messaging.ts'
import type { Overview } from '#contract/overview.ts'
import { MAX_MESSAGE_LENGTH } from '#domain/messaging/message.ts'
import { rule } from '#domain/settings/rules.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const send = (who: TestUser | undefined, to: object, text = 'Hello there') =>
  t.say<SentMessage>(who, 'send-message', { to, text })
const ask = (who: TestUser | undefined = t.renter, text?: string) => send(who, { itemId: t.item.id }, text)
const read = (who: TestUser, conversationId: string, messageId: number) =>
  t.say(who, 'mark-conversation-read', { conversationId, messageId })
const sent = async (answer: ReturnType<typeof send>) => {
  const { status, value } = await answer
  expect(status).toBe(200)
  return value!
}
const rental = async () => {
  const start = new Date(Date.now() + 3 * DAY_MS)
  const { id } = await createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start,
    end: new Date(start.getTime() + DAY_MS),
    status: 'confirmed',
  })
  return id
}
const block = (who: TestUser) =>
  t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [who.id])
const drain = () => t.deps.tasks.drain((name, data) => runTask(t.deps, name, data))
const mails = (to: TestUser) =>
  t.rows<{ data: Record<string, string>; locale: string }>(
    `select data, locale from public.outbox where recipient = $1 and template = 'message-received'`,
    [to.email],
  )
const notices = (of: TestUser) =>
  t.rows<{ data: object; path: string; is_read: boolean }>(
    `select data, path, read_at is not null as is_read from public.notifications
     where user_id = $1 and kind = 'message-received' order by id`,
    [of.id],
  )
const isUnread = async (who: TestUser) => {
  const { data } = await t.client({ as: who }).from('conversation_participants').select('is_unread')
  return data?.map(({ is_unread }) => is_unread)
}

describe('send-message', () => {
  it('begins an enquiry about an item that is offered, which the lender answers', async () => {
    const { conversationId, message } = await sent(ask(t.renter, '  Is it loud?\r\n'))
    expect(message).toMatchObject({ sender_id: t.renter.id, body: 'Is it loud?' })
    const again = await sent(ask(t.renter, 'And heavy?'))
    expect(again.conversationId).toBe(conversationId)
    await sent(send(t.owner, { conversationId }, 'Not at all.'))
    const { data } = await t
      .client({ as: t.renter })
      .from('messages')
      .select('body')
      .eq('conversation_id', conversationId)
      .order('id')
    expect(data?.map(({ body }) => body)).toEqual(['Is it loud?', 'And heavy?', 'Not at all.'])
  })

  it('goes on with what was asked before once the item is rented, in one conversation of the rental', async () => {
    const enquiry = await sent(ask())
    const bookingId = await rental()
    const first = await sent(send(t.owner, { bookingId }))
    expect(first.conversationId).toBe(enquiry.conversationId)
    expect((await sent(send(t.renter, { bookingId }))).conversationId).toBe(enquiry.conversationId)
    // A later question is about other dates.
    expect((await sent(ask())).conversationId).not.toBe(enquiry.conversationId)
  })

  it('makes one conversation of two first messages at once', async () => {
    const bookingId = await rental()
    const answers = await Promise.all([
      ask(),
      ask(),
      ask(),
      send(t.renter, { bookingId }),
      send(t.owner, { bookingId }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const rows = await t.rows<{ booking_id: string | null }>('select booking_id from public.conversations')
    expect(rows.filter(({ booking_id }) => booking_id !== null)).toHaveLength(1)
    expect(rows.length).toBeLessThanOrEqual(2)
    expect(await t.rows('select id from public.messages')).toHaveLength(5)
  })

  it('posts a message once however often it is sent under its key', async () => {
    const { functions } = t.client({ as: t.renter })
    const invoke = () =>
      functions.invoke('send-message', {
        body: { to: { itemId: t.item.id }, text: 'Hello' },
        headers: { 'idempotency-key': 'one-press-of-the-button' },
      })
    const [one, other] = await Promise.all([invoke(), invoke()])
    expect(one.data).toEqual(other.data)
    expect(await t.rows('select id from public.messages')).toHaveLength(1)
  })

  it('needs something to say, and not too much of it', async () => {
    expect(await ask(t.renter, ' \n\u0007 ')).toMatchObject({ status: 400, code: 'BAD_INPUT' })
    expect(await ask(t.renter, '\u200b\u2060\u3164')).toMatchObject({ code: 'BAD_INPUT' })
    expect(await ask(t.renter, 'x'.repeat(MAX_MESSAGE_LENGTH + 1))).toMatchObject({ code: 'BAD_INPUT' })
    await sent(ask(t.renter, 'x'.repeat(MAX_MESSAGE_LENGTH)))
    expect(await send(t.renter, {})).toMatchObject({ code: 'BAD_INPUT' })
    expect(await send(t.renter, { itemId: t.item.id, bookingId: t.item.id })).toMatchObject({
      code: 'BAD_INPUT',
    })
  })

  it('is for the two people of the conversation or rental only, whatever roles others have', async () => {
    const { conversationId } = await sent(ask())
    const bookingId = await rental()
    const others = [await t.user(), await t.user({ roles: ['admin'] })]
    for (const other of others)
      for (const to of [{ conversationId }, { bookingId }])
        expect(await send(other, to)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await send(undefined, { conversationId })).toMatchObject({ status: 401 })
    for (const name of ['conversationId', 'bookingId', 'itemId'])
      expect(await send(t.renter, { [name]: crypto.randomUUID() })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('takes no enquiry about one’s own item, nor about one that is not offered', async () => {
    expect(await ask(t.owner)).toMatchObject({ code: 'OWN_ITEM' })
    const { conversationId } = await sent(ask())
    await t.db.pool.query(`update public.items set status = 'paused' where id = $1`, [t.item.id])
    expect(await ask(await t.user())).toMatchObject({ code: 'ITEM_NOT_PUBLISHED' })
    // A conversation that has begun goes on.
    await sent(ask())
    await sent(send(t.owner, { conversationId }))
  })

  it('shows a paused item to the person who asked about it, and to no other renter', async () => {
    await sent(ask())
    const seen = async (who: TestUser) =>
      (await t.client({ as: who }).from('items').select('status').eq('id', t.item.id)).data
    await t.db.pool.query(`update public.items set status = 'paused' where id = $1`, [t.item.id])
    expect(await seen(t.renter)).toEqual([{ status: 'paused' }])
    expect(await seen(await t.user())).toEqual([])
    await t.db.pool.query(`update public.items set status = 'removed' where id = $1`, [t.item.id])
    expect(await seen(t.renter)).toEqual([])
  })

  it('is refused from and to an account that is blocked', async () => {
    const { conversationId } = await sent(ask())
    await block(t.renter)
    expect(await ask()).toMatchObject({ status: 403, code: 'BLOCKED' })
    expect(await send(t.owner, { conversationId })).toMatchObject({ status: 409, code: 'RECIPIENT_GONE' })
  })

  it('begins no enquiry with a blocked lender, whose items are offered to no one', async () => {
    await block(t.owner)
    expect(await ask()).toMatchObject({ code: 'ITEM_NOT_PUBLISHED' })
  })

  it('begins only so many enquiries a day', async () => {
    for (let n = 0; n < rule('enquiriesADay'); n++) await t.another()
    const asked = (who: TestUser, hoursAgo: number) =>
      t.db.pool.query(
        `insert into public.conversations (item_id, renter_id, owner_id, created_at)
         select id, $1, owner_id, now() - make_interval(hours => $2) from public.items where id <> $3`,
        [who.id, hoursAgo, t.item.id],
      )
    await asked(t.renter, 25)
    await sent(ask())
    const other = await t.user()
    await asked(other, 1)
    expect(await ask(other)).toMatchObject({ status: 429, code: 'TOO_MANY_ENQUIRIES' })
  })
})

describe('what the other person is told', () => {
  it('is in the application at once, one notice until they have read it', async () => {
    const { conversationId, message } = await sent(ask(t.renter, 'Is it <b>loud</b>?'))
    await sent(ask(t.renter, 'And heavy?'))
    expect(await notices(t.owner)).toEqual([
      {
        data: { sender: 'Rita', title: expect.any(String), message: 'Is it <b>loud</b>?' },
        path: `/dashboard/messages/${conversationId}`,
        is_read: false,
      },
    ])
    expect(await notices(t.renter)).toEqual([])
    expect([await isUnread(t.owner), await isUnread(t.renter)]).toEqual([[true], [false]])

    expect(await read(t.owner, conversationId, message.id)).toMatchObject({ status: 200 })
    expect((await notices(t.owner))[0]?.is_read).toBe(false)
    await read(t.owner, conversationId, Number.MAX_SAFE_INTEGER)
    expect((await notices(t.owner))[0]?.is_read).toBe(true)
    expect(await isUnread(t.owner)).toEqual([false])
    await sent(ask())
    expect(await notices(t.owner)).toHaveLength(2)
  })

  it('is mailed once if they have not read it some minutes later', async () => {
    await t.db.pool.query(`update public.profiles set locale = 'de' where id = $1`, [t.owner.id])
    const { conversationId } = await sent(ask(t.renter, 'Is it loud?'))
    await sent(ask(t.renter, 'Hello?'))
    expect(await mails(t.owner)).toEqual([])
    await drain()
    await sent(ask(t.renter, 'Still there?'))
    await drain()
    expect(await mails(t.owner)).toMatchObject([
      {
        locale: 'de',
        data: {
          sender: 'Rita',
          message: 'Is it loud?',
          url: expect.stringMatching(`/dashboard/messages/${conversationId}$`),
        },
      },
    ])
    expect(await notices(t.owner)).toHaveLength(1)
  })

  it('is not mailed once they have read it, and again when they are written to after that', async () => {
    const { conversationId, message } = await sent(ask())
    await read(t.owner, conversationId, message.id)
    await drain()
    expect(await mails(t.owner)).toEqual([])
    await sent(ask(t.renter, 'One more thing'))
    await drain()
    expect(await mails(t.owner)).toMatchObject([{ data: { message: 'One more thing' } }])
  })

  it('is not mailed once one of the two is blocked or gone', async () => {
    const asker = await t.user({ name: 'Ada Asker' })
    await sent(ask(t.renter, 'Pay me elsewhere'))
    await sent(ask(asker, 'Is it loud?'))
    await block(t.renter)
    expect(await t.say(asker, 'delete-my-account')).toMatchObject({ status: 200 })
    await drain()
    expect(await mails(t.owner)).toEqual([])
  })

  it('comes only by the channels that they left on', async () => {
    const close = (who: TestUser, by_mail: boolean, in_app: boolean) =>
      t
        .client({ as: who })
        .from('notification_settings')
        .insert({ user_id: who.id, topic: 'messages', by_mail, in_app })
    await close(t.owner, false, false)
    await close(t.renter, true, false)
    const { conversationId } = await sent(ask())
    await sent(send(t.owner, { conversationId }))
    await drain()
    expect([await notices(t.owner), await mails(t.owner)]).toEqual([[], []])
    expect([await notices(t.renter), (await mails(t.renter)).length]).toEqual([[], 1])
  })
})

it('is on the overview of the person who has not read it, and of nobody else', async () => {
  const { conversationId, message } = await sent(ask())
  const needed = async (who: TestUser) => {
    const { data } = await t.client({ as: who }).rpc('my_overview')
    return (data as unknown as Overview).messages
  }
  expect(await needed(t.renter)).toEqual([])
  expect(await needed(await t.user())).toEqual([])
  expect(await needed(t.owner)).toMatchObject([
    { id: conversationId, other_name: 'Rita', item: { title: 'Hammer drill' } },
  ])
  await read(t.owner, conversationId, message.id)
  expect(await needed(t.owner)).toEqual([])
})

describe('mark-conversation-read', () => {
  it('is for the person themselves, and never goes back', async () => {
    const { conversationId, message } = await sent(ask())
    const stranger = await t.user()
    expect(await read(stranger, conversationId, message.id)).toMatchObject({ code: 'NOT_FOUND' })
    await read(t.owner, conversationId, message.id)
    await read(t.owner, conversationId, 1)
    expect(await isUnread(t.owner)).toEqual([false])
    expect(await read(t.owner, conversationId, 0)).toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('the database', () => {
  const refusal = async (work: Promise<unknown>) => {
    const fault = await work.then(
      () => undefined,
      (error: { code: string; constraint: string }) => error,
    )
    return fault && `${fault.code} ${fault.constraint}`
  }
  const say = (conversationId: string, sender: string, body = 'Hello') =>
    t.db.pool.query('insert into public.messages (conversation_id, sender_id, body) values ($1, $2, $3)', [
      conversationId,
      sender,
      body,
    ])
  const begin = (renter: string, owner: string, booking: string | null = null) =>
    t.db.pool.query(
      'insert into public.conversations (item_id, renter_id, owner_id, booking_id) values ($1, $2, $3, $4)',
      [t.item.id, renter, owner, booking],
    )

  it('takes messages of the two people only, of the right length and plain, and none of the blocked', async () => {
    const { conversationId } = await sent(ask())
    const stranger = await t.user()
    expect(await refusal(say(conversationId, stranger.id))).toBe('LA176 messages_by_participants')
    expect(await refusal(say(conversationId, t.renter.id, ''))).toBe('23514 messages_length')
    expect(await refusal(say(conversationId, t.renter.id, 'x'.repeat(2_001)))).toBe('23514 messages_length')
    expect(await refusal(say(conversationId, t.renter.id, ' x'))).toBe('23514 messages_trimmed')
    expect(await refusal(say(conversationId, t.renter.id, 'a\u001bb'))).toBe('23514 messages_plain')
    await say(conversationId, t.renter.id, 'Grüße,\nwie geht’s? 👩‍👧')
    await block(t.owner)
    expect(await refusal(say(conversationId, t.renter.id))).toBe('LA177 messages_not_blocked')
  })

  it('has conversations between the lender of the item and another person, or the sides of the rental', async () => {
    const stranger = await t.user()
    expect(await refusal(begin(t.owner.id, t.owner.id))).toBe('23514 conversations_two_people')
    expect(await refusal(begin(t.renter.id, stranger.id))).toBe('LA175 conversations_sides')
    const bookingId = await rental()
    expect(await refusal(begin(stranger.id, t.owner.id, bookingId))).toBe('LA175 conversations_sides')
    await sent(ask())
    expect(await refusal(begin(t.renter.id, t.owner.id))).toBe('23505 conversations_one_enquiry')
    expect(
      await refusal(t.db.pool.query('update public.conversations set renter_id = $1', [stranger.id])),
    ).toBe('LA175 conversations_sides')
  })

  it('keeps what was said', async () => {
    await sent(ask())
    for (const change of [
      'update public.messages set body = $1',
      'delete from public.messages where body <> $1',
    ])
      expect(await refusal(t.db.pool.query(change, ['Never said']))).toBe('LA178 messages_append_only')
    expect(await refusal(t.db.pool.query('truncate public.messages cascade'))).toBe(
      'LA178 messages_append_only',
    )
  })

  it('shows a conversation to its two people, to each their own list, and lets nobody write past the use cases', async () => {
    const { conversationId } = await sent(ask())
    const moderator = await t.user({ roles: ['moderator', 'admin'] })
    for (const [who, rows] of [
      [t.renter, 1],
      [t.owner, 1],
      [moderator, 0],
    ] as const) {
      const client = t.client({ as: who })
      const seen = await Promise.all([
        client.from('conversations').select('id'),
        client.from('messages').select('id'),
        client.from('conversation_participants').select('person_id'),
      ])
      expect(seen.map(({ data }) => data?.length)).toEqual([rows, rows, rows])
      const forged = { conversation_id: conversationId, sender_id: who.id, body: 'Hi' }
      expect((await client.from('messages').insert(forged)).error).toMatchObject({ code: '42501' })
      const { error } = await client
        .from('conversation_participants')
        .update({ read_message_id: 0 })
        .eq('person_id', who.id)
      expect(error).toMatchObject({ code: '42501' })
    }
  })
})

it('stays readable for the other side when an account is deleted, without the name', async () => {
  const { conversationId } = await sent(ask(t.renter, 'Is it loud?'))
  const { value } = await t.say(t.renter, 'export-my-data')
  expect(JSON.stringify(value)).toContain('Is it loud?')
  const deletion = await t.say(t.renter, 'delete-my-account')
  expect(deletion).toMatchObject({ status: 200 })
  const { data: left } = await t
    .client({ as: t.owner })
    .from('conversations')
    .select('renter:public_profiles!conversations_renter_id_fkey(first_name), messages(body)')
    .eq('id', conversationId)
    .single()
  expect(left).toEqual({ renter: null, messages: [{ body: 'Is it loud?' }] })
  expect(await send(t.owner, { conversationId })).toMatchObject({ code: 'RECIPIENT_GONE' })
})
