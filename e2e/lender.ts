import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { OWN_TITLE } from './free-item.ts'
import { callAs, type Line, newRenter, type Person } from './renter.ts'

export interface Offer extends Line {
  lender: Person
}

const DAY_MS = 86_400_000

const SONNENALLEE = { latitude: 52.4881, longitude: 13.4292 }

/**
 * A new lender offers an item that no other test knows of, free, with a line for two days a month ahead. Use a page of
 * a context of its own: it is left signed in as the lender.
 */
export async function newOffer(
  page: Page,
  fields: Record<string, unknown> = {},
  at = SONNENALLEE,
): Promise<Offer> {
  return offerAs(page, await newRenter(page, { verified: false }), fields, at)
}

/** The same by a person who is there already. */
export async function offerAs(
  page: Page,
  lender: Person,
  fields: Record<string, unknown> = {},
  at = SONNENALLEE,
): Promise<Offer> {
  const { sub } = JSON.parse(Buffer.from(lender.token.split('.')[1]!, 'base64url').toString())
  const title = `${OWN_TITLE} ${crypto.randomUUID().slice(0, 8)}`
  const [category] = await callAs<[{ id: string }]>(
    page,
    lender,
    'GET',
    '/rest/v1/categories?slug=eq.power-tools&select=id',
  )
  const itemId = await write<string>(page, lender, 'items', {
    owner_id: sub,
    category_id: category.id,
    title,
    description: 'Cuts stone up to 12 cm, wet and without dust. The blade is new.',
    language: 'en',
    price_per_day_cents: 1_850,
    city: 'Berlin',
    country: 'DE',
    neighbourhood: 'Neukölln',
    ...fields,
  })
  const place = { itemId, address: 'Sonnenallee 12', ...at }
  await callAs(page, lender, 'POST', '/functions/v1/locate-item', place)
  await addPhoto(page, lender, `${sub}/${crypto.randomUUID()}.jpg`, itemId)
  await callAs(page, lender, 'POST', '/functions/v1/publish-item', { itemId })

  const start = new Date(new Date(Date.now() + 30 * DAY_MS).setUTCHours(9, 0, 0, 0))
  const end = new Date(start.getTime() + 2 * DAY_MS)
  return { lender, itemId, title, start: start.toISOString(), end: end.toISOString() }
}

/** The same from a browser window of the lender's own, which is closed again. */
export async function offered(browser: Browser, fields: Record<string, unknown> = {}): Promise<Offer> {
  const context = await browser.newContext()
  const offer = await newOffer(await context.newPage(), fields)
  await context.close()
  return offer
}

/** The lender pauses it, changes it and offers it again. */
export async function changeOffer(page: Page, { lender, itemId }: Offer, change: object): Promise<void> {
  await callAs(page, lender, 'POST', '/functions/v1/pause-item', { itemId })
  await callAs(page, lender, 'PATCH', `/rest/v1/items?id=eq.${itemId}`, change)
  await callAs(page, lender, 'POST', '/functions/v1/publish-item', { itemId })
}

async function addPhoto(page: Page, lender: Person, path: string, itemId: string) {
  const colour = { width: 640, height: 480, channels: 3 as const, background: '#0f5c45' }
  const uploaded = await page.request.post(`/storage/v1/object/images/${path}`, {
    headers: { apikey: lender.key, authorization: `Bearer ${lender.token}`, 'content-type': 'image/jpeg' },
    data: await sharp({ create: colour }).jpeg().toBuffer(),
  })
  if (!uploaded.ok()) throw new Error(`no photo: ${await uploaded.text()}`)
  await write(page, lender, 'item_images', { item_id: itemId, path, width: 640, height: 480 })
}

/** Adds a row; its id, where it has one. */
async function write<Id>(page: Page, lender: Person, table: string, row: object): Promise<Id> {
  const answer = await page.request.post(`/rest/v1/${table}`, {
    headers: {
      apikey: lender.key,
      authorization: `Bearer ${lender.token}`,
      prefer: 'return=representation',
    },
    data: row,
  })
  if (!answer.ok()) throw new Error(`${table}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json())[0].id
}
