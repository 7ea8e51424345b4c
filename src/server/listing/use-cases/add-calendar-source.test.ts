import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { rounds } from '#backend/testing/rounds.ts'
import { randomFrom } from '#seed/random.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { refreshSources } from '../tasks/refresh-sources.ts'
import { answerWith, type CalendarDouble, startCalendarDouble } from '../testing/calendar-double.ts'

let t: CheckoutFixture
let double: CalendarDouble
beforeAll(async () => {
  t = await createCheckoutFixture({ env: { CALENDAR_IMPORT_PRIVATE: 'true' } })
  double = await startCalendarDouble('')
})
beforeEach(async () => {
  double.asked.length = 0
  await t.rows('delete from public.calendar_sources')
})
afterAll(async () => {
  await double.close()
  await t.close()
})

const utc = (date: Date) => `${date.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
/** Fixed, because the clock of a test may pass midnight. */
const TODAY = Math.floor(Date.now() / DAY_MS)
const inDays = (days: number) => new Date((TODAY + days) * DAY_MS)
const calendar = (...days: [from: number, to: number][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...days.flatMap(([from, to], n) => [
      'BEGIN:VEVENT',
      `UID:${n}`,
      `DTSTART:${utc(inDays(from))}`,
      `DTEND:${utc(inDays(to))}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n')

/** That many appointments, each apart from the next. */
const days = (count: number) =>
  Array.from({ length: count }, (_, n): [number, number] => [n / 2, n / 2 + 0.2])

const add = (as: TestUser, itemId: string, url = `${double.url}/a.ics`) =>
  t.say<{ id: string }>(as, 'add-calendar-source', { itemId, url, name: 'Elsewhere' })
const refresh = () => refreshSources.run(t.deps, async (request) => t.app.fetch(request))
const sourceOf = async (id: string) =>
  (await t.client({ as: t.owner }).from('calendar_sources').select('fault, read_at').eq('id', id)).data?.[0]
const taken = async (itemId: string, from: number, to: number) =>
  (
    await t.client().rpc('item_busy_periods', {
      item: itemId,
      from_date: inDays(from).toISOString(),
      to_date: inDays(to).toISOString(),
    })
  ).data?.map(({ start_date, end_date }) => [
    (Date.parse(start_date) - inDays(0).getTime()) / DAY_MS,
    (Date.parse(end_date) - inDays(0).getTime()) / DAY_MS,
  ])

it('blocks an item when the calendar is busy, follows its changes, and gives the days back with it', async () => {
  const item = await t.another()
  double.answer = answerWith(calendar([5, 7], [6, 8], [20, 21]))
  const { value } = await add(t.owner, item.id)
  await refresh()
  expect(await taken(item.id, 1, 40)).toEqual([
    [5, 8],
    [20, 21],
  ])
  expect(await sourceOf(value!.id)).toMatchObject({ fault: null, read_at: expect.any(String) })

  await refresh()
  expect(double.asked).toHaveLength(1)
  double.answer = answerWith(calendar([10, 11]))
  t.setNow(HOUR_MS + 1_000)
  await Promise.all([refresh(), refresh()])
  expect(double.asked).toHaveLength(2)
  expect(await taken(item.id, 1, 40)).toEqual([[10, 11]])

  const owner = t.client({ as: t.owner })
  // One block of it cannot be lifted here; the whole calendar can.
  expect((await owner.from('item_blocks').delete().eq('item_id', item.id).select('id')).data).toEqual([])
  await owner.from('calendar_sources').delete().eq('id', value!.id)
  expect(await taken(item.id, 1, 40)).toEqual([])
})

it('leaves rentals alone, takes what is free around them, and shows the conflict', async () => {
  const item = await t.another()
  const line = t.line(item, 5)
  await t.complete(t.renter, await t.pay(t.renter, [line]))
  double.answer = answerWith(calendar([3, 12]))
  await add(t.owner, item.id)
  await refresh()
  expect(await taken(item.id, 1, 40)).toEqual([[3, 12]])
  expect(await t.rows('select status from public.bookings where item_id = $1', [item.id])).toEqual([
    { status: 'confirmed' },
  ])
  const { data } = await t.client({ as: t.owner }).rpc('lender_calendar', {
    from_date: inDays(0).toISOString(),
    to_date: inDays(40).toISOString(),
  })
  const { entries } = data as unknown as { entries: { item_id: string; kind: string }[] }
  expect(entries.filter(({ item_id }) => item_id === item.id)).toMatchObject([
    { kind: 'block', source: 'Elsewhere', is_conflict: true },
    { kind: 'booking', source: null, is_conflict: false },
  ])
})

it('keeps what it read last, and says why it could not read again', async () => {
  const item = await t.another()
  double.answer = answerWith(calendar([5, 7]))
  const { value } = await add(t.owner, item.id)
  await refresh()
  for (const [answer, fault] of [
    [answerWith('<html>'), 'not-calendar'],
    [answerWith('x'.repeat(1_100_000)), 'too-large'],
    [answerWith(calendar(...days(510))), 'too-many'],
    [(_, response) => response.writeHead(500).end(), 'unreachable'],
  ] as [CalendarDouble['answer'], string][]) {
    double.answer = answer
    t.setNow(DAY_MS + 1_000)
    await refresh()
    expect(await sourceOf(value!.id)).toMatchObject({ fault, read_at: expect.any(String) })
    expect(await taken(item.id, 0, 40)).toHaveLength(1)
  }
})

it('is not read where it would block more times of units than an item may have, nor for a draft', async () => {
  const item = await t.another({ units: 20 })
  double.answer = answerWith(calendar([5, 7]))
  const { value } = await add(t.owner, item.id)
  await refresh()
  double.answer = answerWith(calendar(...days(300)))
  t.setNow(2 * HOUR_MS)
  await refresh()
  expect(await sourceOf(value!.id)).toMatchObject({ fault: 'too-many' })
  expect(await taken(item.id, 0, 40)).toEqual([[5, 7]])

  const draft = await t.another({ status: 'draft' })
  expect(await add(t.owner, draft.id)).toMatchObject({ code: 'ITEM_DRAFT' })
})

it('takes an endless event of before the first year as one block of the days that can be booked', async () => {
  const item = await t.another()
  const event = ['BEGIN:VEVENT', 'UID:1', 'DTSTART:00000000T000000Z', 'DTEND:99991231T235959Z', 'END:VEVENT']
  double.answer = answerWith(['BEGIN:VCALENDAR', 'VERSION:2.0', ...event, 'END:VCALENDAR'].join('\r\n'))
  const { value } = await add(t.owner, item.id)
  await refresh()
  expect(await sourceOf(value!.id)).toMatchObject({ fault: null })
  expect(await taken(item.id, 1, 40)).toHaveLength(1)
})

it('asks nothing of this network unless the operator allows it', async () => {
  const item = await t.another()
  t.deps.config.privateCalendars = false
  const { value } = await add(t.owner, item.id)
  await refresh()
  t.deps.config.privateCalendars = true
  expect(await sourceOf(value!.id)).toEqual({ fault: 'forbidden', read_at: null })
  expect(double.asked).toEqual([])
})

it('asks less and less often for one that fails, and every hour again once it was read', async () => {
  const item = await t.another()
  double.answer = (_, response) => response.writeHead(500).end()
  await add(t.owner, item.id, `${double.url}/failing`)
  const isAskedAfter = async (hours: number) => {
    t.setNow(hours * HOUR_MS + 1_000)
    double.asked.length = 0
    await refresh()
    return double.asked.includes('/failing')
  }
  const asked: boolean[] = []
  for (const hours of [0, 1, 1, 1, 1, 1, 48]) asked.push(await isAskedAfter(hours))
  expect(asked).toEqual([true, true, false, true, false, false, true])
  double.answer = answerWith(calendar([5, 7]))
  asked.length = 0
  for (const hours of [23, 1, 1, 1]) asked.push(await isAskedAfter(hours))
  expect(asked).toEqual([false, true, true, true])
})

it('reads the calendar of one lender while those of another keep it waiting', async () => {
  const other = await t.user({ name: 'Omar' })
  const [item, slow] = [await t.another({ owner: other.id }), await t.another()]
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  double.answer = async (request, response) => {
    if (request.url?.startsWith('/slow')) await held
    answerWith(calendar([15, 17]))(request, response)
  }
  for (let n = 0; n < 5; n++) await add(t.owner, slow.id, `${double.url}/slow?${n}`)
  await t.rows(
    `insert into public.calendar_sources (owner_id, item_id, name, url) values ($1, $2, 'Elsewhere', $3)`,
    [other.id, item.id, `${double.url}/quick`],
  )
  const refreshed = refresh()
  await expect.poll(() => taken(item.id, 1, 40)).toEqual([[15, 17]])
  expect(double.asked.filter((path) => path.startsWith('/slow'))).toHaveLength(1)
  release()
  await refreshed
  expect(double.asked.filter((path) => path.startsWith('/slow'))).toHaveLength(5)
})

it('is for the owner, for web addresses, once each, and five an item', async () => {
  const item = await t.another()
  expect(await add(t.renter, item.id)).toMatchObject({
    code: expect.stringMatching(/NOT_FOUND|UNAUTHORIZED/),
  })
  for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'nonsense', ''])
    expect(await add(t.owner, item.id, url)).toMatchObject({ code: 'BAD_INPUT' })
  const first = await add(t.owner, item.id, 'webcal://calendar.example/0.ics')
  expect(await add(t.owner, item.id, 'https://calendar.example/0.ics')).toEqual(first)
  for (let n = 1; n < 5; n++) await add(t.owner, item.id, `https://calendar.example/${n}.ics`)
  expect(await add(t.owner, item.id, 'https://calendar.example/6.ics')).toMatchObject({
    code: 'TOO_MANY_CALENDARS',
    details: { most: 5 },
  })
  const other = t.client({ as: t.renter })
  expect((await other.from('calendar_sources').select('url')).data).toEqual([])
})

it('takes an address however it is written, and refuses what is none', async () => {
  const item = await t.another()
  const { value } = await add(t.owner, item.id, 'HTTP://EXAMPLE.org:80/a b.ics')
  const { data } = await t.client({ as: t.owner }).from('calendar_sources').select('url').eq('id', value!.id)
  expect(data).toEqual([{ url: 'http://example.org/a%20b.ics' }])
  const random = randomFrom('calendar addresses')
  const schemes = [
    'HTTPS://',
    'webcal://',
    'WebCals://',
    'http:',
    'http:\\\\',
    'ftp://',
    'javascript:',
    '//',
    '',
  ]
  const parts = [
    'a',
    '.',
    '/',
    '\u0000',
    '\ud800',
    'ä',
    '☃',
    '%',
    '%zz',
    '[::1]',
    ':99999',
    '@',
    '?',
    '#',
    ' ',
    '\n',
    'x'.repeat(700),
  ]
  const codes = new Set<string | undefined>()
  for (let round = 0; round < rounds(60, 2_000); round++) {
    const url =
      random.pick(schemes) + Array.from({ length: random.between(1, 9) }, () => random.pick(parts)).join('')
    codes.add((await add(t.owner, item.id, url)).code)
  }
  expect([...codes]).toContain('BAD_INPUT')
  expect([...codes]).not.toContain('UNEXPECTED')
})
