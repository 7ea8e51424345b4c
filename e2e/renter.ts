import { expect, type Page } from '@playwright/test'
import { AT_ANY_HOUR, NOT_FROM_TESTS, publishableKey } from './free-item.ts'
import { keepSession } from './test.ts'

const PASSWORD = 'quiet-Lantern-4821'

export interface Person {
  id: string
  token: string
  key: string
}

/** Signs a new person up by request and leaves the session in the browser; their identity is verified unless told otherwise. */
export async function newRenter(page: Page, { verified = true } = {}): Promise<Person> {
  const key = publishableKey()
  const response = await page.request.post('/auth/v1/signup', {
    headers: { apikey: key },
    data: {
      email: `renter-${crypto.randomUUID()}@example.org`,
      password: PASSWORD,
      data: { name: 'Robin Renter' },
    },
  })
  const session = await response.json()
  if (!session.access_token) throw new Error(`the sign-up failed: ${JSON.stringify(session)}`)
  await keepSession(page, session)
  const person: Person = { id: session.user.id, token: session.access_token, key }
  if (verified) await verify(page, person)
  return person
}

async function verify(page: Page, person: Person) {
  await handInIdentity(page, person)
  await expect
    .poll(async () => {
      const path = '/rest/v1/profiles?select=kyc_level'
      return (await callAs<{ kyc_level: number }[]>(page, person, 'GET', path))[0]?.kyc_level
    })
    .toBe(1)
}

/** Hands a passport in by request, which the demo takes at once and a moderator decides on elsewhere. */
export async function handInIdentity(page: Page, person: Person) {
  const documentPath = `${person.id}/identity/${crypto.randomUUID()}`
  const paper = await page.request.post(`/storage/v1/object/documents/${documentPath}`, {
    headers: {
      apikey: person.key,
      authorization: `Bearer ${person.token}`,
      'content-type': 'application/pdf',
    },
    data: '%PDF-1.4\n%%EOF',
  })
  if (!paper.ok()) throw new Error(`no document was taken: ${await paper.text()}`)
  await callAs(page, person, 'POST', '/functions/v1/submit-identity', {
    step: 'identity',
    documentPath,
    details: {
      firstName: 'Robin',
      lastName: 'Renter',
      birthDate: '1990-05-04',
      documentType: 'passport',
      documentNumber: 'C01X00T47',
      validUntil: '2034-05-31',
      country: 'DE',
    },
  })
}

/** One request of this person beside the screens. */
export async function callAs<Answer>(
  page: Page,
  person: Person,
  method: string,
  path: string,
  data?: object,
): Promise<Answer> {
  const response = await page.request.fetch(path, {
    method,
    headers: { apikey: person.key, authorization: `Bearer ${person.token}` },
    ...(data && { data }),
  })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as Answer
}

export interface Line {
  itemId: string
  title: string
  start: string
  end: string
}

const DAY_MS = 86_400_000

/** A free item with one unit, instant booking and pick-up, for two days that no other test picks. */
export async function findFree(page: Page, person: Person): Promise<Line> {
  const items = await callAs<{ id: string; title: string }[]>(
    page,
    person,
    'GET',
    `/rest/v1/items?select=id,title&is_instant=is.true&unit_count=eq.1&delivery_methods=cs.{pickup}&min_hours=lte.48&max_hours=gte.48&buffer_minutes=lt.600&${NOT_FROM_TESTS}&${AT_ANY_HOUR}`,
  )
  for (let tries = 0; tries < 20; tries++) {
    const item = items[Math.floor(Math.random() * items.length)]!
    const day = new Date(Date.now() + (20 + Math.floor(Math.random() * 150)) * DAY_MS)
    const start = new Date(day.setUTCHours(9, 0, 0, 0)).toISOString()
    const end = new Date(day.getTime() + 2 * DAY_MS).toISOString()
    const taken = await callAs<number[]>(page, person, 'POST', '/rest/v1/rpc/unavailable_lines', {
      lines: [{ item_id: item.id, start_date: start, end_date: end, quantity: 1 }],
    })
    if (taken.length === 0) return { itemId: item.id, title: item.title, start, end }
  }
  throw new Error('nothing is free')
}

interface OfferedItem {
  title: string
  price_per_day_cents: number
  price_per_hour_cents: number | null
  deposit_cents: number
  time_zone: string
  delivery_methods: string[]
}

/** Puts it into the basket of this browser, as the product page would. */
export async function putIntoBasket(page: Page, person: Person, lines: Line[]): Promise<void> {
  const basket = []
  for (const { itemId, start, end } of lines) {
    const [item] = await callAs<[OfferedItem]>(
      page,
      person,
      'GET',
      `/rest/v1/items?id=eq.${itemId}&select=title,price_per_day_cents,price_per_hour_cents,deposit_cents,time_zone,delivery_methods`,
    )
    basket.push({
      id: crypto.randomUUID(),
      startDate: start,
      endDate: end,
      quantity: 1,
      deliveryMethod: 'pickup',
      product: {
        id: itemId,
        title: item.title,
        pricePerDay: item.price_per_day_cents / 100,
        ...(item.price_per_hour_cents !== null && { pricePerHour: item.price_per_hour_cents / 100 }),
        category: '',
        images: [],
        deposit: item.deposit_cents / 100,
        timeZone: item.time_zone,
        deliveryMethods: item.delivery_methods,
        units: 1,
      },
    })
  }
  await page.evaluate((lines) => localStorage.setItem('basket', JSON.stringify(lines)), basket)
}

/** From the basket to the summary. */
export async function proceed(page: Page): Promise<void> {
  await page.goto('/basket')
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.waitForURL('**/booking/summary')
  await expect(page.getByText('Held for you')).toBeVisible()
}

/** Types a card into the checkout. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Valid until').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on the card').fill('Robin Renter')
}

/** Presses "Pay". */
export const pay = (page: Page) => page.getByRole('button', { name: /^Pay .*\d/ }).click()

/** Holds a line by request. */
export const holdAs = (page: Page, person: Person, { itemId, start, end }: Line) =>
  callAs<{ reservationIds: string[]; totalCents: number }>(page, person, 'POST', '/functions/v1/place-hold', {
    lines: [{ itemId, start, end, quantity: 1, deliveryMethod: 'pickup' }],
  })

/** Holds, pays and books a line by request; the id of the booking. */
export async function bookAs(
  page: Page,
  person: Person,
  line: Line,
  { saveCard = false } = {},
): Promise<string> {
  const call = <Answer>(name: string, body: object) =>
    callAs<Answer>(page, person, 'POST', `/functions/v1/${name}`, body)
  const held = await holdAs(page, person, line)
  const { orderId, clientSecrets } = await call<{ orderId: string; clientSecrets: string[] }>(
    'start-payment',
    {
      lines: held.reservationIds.map((reservationId) => ({ reservationId, deliveryMethod: 'pickup' })),
      expectedTotalCents: held.totalCents,
    },
  )
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123', name: 'Robin Renter' }
  await call('confirm-test-payment', { clientSecret: clientSecrets[0], card })
  const { bookings } = await call<{ bookings: [{ id: string }] }>('complete-checkout', { orderId, saveCard })
  return bookings[0].id
}
