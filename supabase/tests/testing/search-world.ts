import { expect } from 'vitest'
import type { Database } from '#contract/database.types.ts'
import type { SearchAnswer } from '#contract/search-answer.ts'
import { createItem, type ItemOptions } from '#seed/fixtures/create-item.ts'
import { createPerson } from '#seed/fixtures/create-person.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

export type Criteria = Partial<Database['public']['Functions']['search_items']['Args']>

/** A drill in Berlin, a tent in Madrid, an oven in Paris, a ladder elsewhere in Berlin, and hidden items. */
export interface SearchWorld {
  site: TestApp
  owner: string
  renter: TestUser
  /** The items' ids by their names in this file. */
  ids: Record<string, string>
  search(criteria: Criteria, as?: TestUser): Promise<SearchAnswer>
  /** The same without slips, as the page of results asks. */
  searchMeant(criteria: Criteria & { q: string }): Promise<SearchAnswer>
  /** The names of the found items, in order. */
  found(criteria: Criteria, as?: TestUser): Promise<(string | undefined)[]>
  /** Makes another item of the owner's, and returns its id. */
  offer(name: string, options: Omit<ItemOptions, 'owner'>): Promise<string>
}

/** A full hour of next year, beyond every notice period, as local time. */
export const at = (day: string, hour: string) => `${new Date().getFullYear() + 1}-${day}T${hour}`

/** By the owner's id. */
export const FOLDER = '00000000-0000-4000-8000-000000000001'

export const LADDER = {
  title: 'Folding ladder',
  description: 'Five metres, holds 150 kg.',
  category: 'ladders-building',
  latitude: 52.53,
  longitude: 13.41,
  neighbourhood: 'Prenzlauer Berg',
  pricePerDayCents: 800,
  minHours: 5,
  maxHours: 48,
} satisfies Partial<ItemOptions>

/** Makes the items on a fresh database. */
export async function createSearchWorld(): Promise<SearchWorld> {
  const site = await createTestApp()
  const ids: Record<string, string> = {}
  const owner = (await createPerson(site.db.pool, { name: 'Olga Owner' })).id
  const renter = await site.user({ name: 'Rita Renter', kyc_level: 1 })

  async function search(criteria: Criteria, as?: TestUser): Promise<SearchAnswer> {
    const { data, error } = await site.client(as && { as }).rpc('search_items', criteria)
    expect(error).toBeNull()
    return data as unknown as SearchAnswer
  }
  async function searchMeant(criteria: Criteria & { q: string }): Promise<SearchAnswer> {
    const { data } = await site
      .client()
      .rpc('words_meant', { q: criteria.q, locale: criteria.locale ?? 'en' })
    return search({ ...criteria, q: (data as { words: string }).words })
  }
  async function found(criteria: Criteria, as?: TestUser): Promise<(string | undefined)[]> {
    const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]))
    return (await search(criteria, as)).items.map((item) => names[item.id])
  }
  async function offer(name: string, options: Omit<ItemOptions, 'owner'>): Promise<string> {
    const item = await createItem(site.db.pool, { owner, ...options })
    ids[name] = item.id
    return item.id
  }

  await offer('drill', {
    title: 'Schlagbohrmaschine',
    description: 'Bohrt durch Beton, mit zwei Akkus und Koffer.',
    language: 'de',
    translations: { en: { title: 'Hammer drill', description: 'Goes through concrete, two batteries.' } },
    pricePerDayCents: 1_200,
    pricePerHourCents: 300,
    depositCents: 5_000,
    deliveryMethods: ['pickup', 'delivery'],
  })
  await offer('tent', {
    title: 'Tienda de campaña para cuatro',
    description: 'Se monta en diez minutos.',
    language: 'es',
    category: 'camping',
    city: 'Madrid',
    neighbourhood: 'Lavapiés',
    country: 'ES',
    timeZone: 'Europe/Madrid',
    latitude: 40.4084,
    longitude: -3.701,
    pricePerDayCents: 900,
    isInstant: false,
    units: 3,
  })
  await offer('oven', {
    title: 'Four à pizza',
    description: 'Pour vos soirées d’été.',
    language: 'fr',
    category: 'kitchen',
    city: 'Paris',
    neighbourhood: 'Le Marais',
    country: 'FR',
    timeZone: 'Europe/Paris',
    latitude: 48.8566,
    longitude: 2.3522,
    pricePerDayCents: 3_500,
  })
  await offer('ladder', LADDER)
  for (const status of ['draft', 'pending_review', 'paused', 'removed'] as const)
    await offer(status, { title: 'Hammer drill that nobody may see', status })
  return { site, owner, renter, ids, search, searchMeant, found, offer }
}
