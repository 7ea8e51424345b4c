import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'

export interface FreeItem {
  id: string
  title: string
  /** First and last day, local at the item: `from` and `to` of an address. */
  from: string
  to: string
  /** The same as instants, with the usual hours. */
  startDate: string
  endDate: string
  pricePerDayCents: number
}

/** Items that tests offer belong to one test alone: see `lender.ts`. */
export const OWN_TITLE = 'Stone saw'
export const NOT_FROM_TESTS = `title=not.like.${OWN_TITLE}*`
/** Handed over whenever a test likes: a random day may be one on which a lender with hours hands nothing over. */
export const AT_ANY_HOUR = 'weekly_hours=is.null'

const DAY_MS = 86_400_000

/** The key that every browser gets. */
export const publishableKey = (): string =>
  JSON.parse(readFileSync(join(process.env.E2E_DATA_DIR as string, 'secrets.json'), 'utf8')).publishableKey

/**
 * An item with two free days that no other test uses: far ahead, at random, but no later than in `latest` days. `where`
 * is added to the request to the data API.
 */
export async function findFreeItem(
  request: APIRequestContext,
  where = 'unit_count=eq.1',
  latest = 320,
): Promise<FreeItem> {
  const headers = { apikey: publishableKey() }
  const items = await (
    await request.get(
      `/rest/v1/items?select=id,title,language,translations,price_per_day_cents&status=eq.published&is_instant=is.true&max_hours=gte.72&notice_hours=lte.72&min_hours=lte.24&city=eq.Berlin&${NOT_FROM_TESTS}&${AT_ANY_HOUR}&${where}`,
      { headers },
    )
  ).json()
  for (let attempt = 0; attempt < 40; attempt++) {
    const item = items[Math.floor(Math.random() * items.length)]
    const day = new Date(Date.now() + (40 + Math.floor(Math.random() * (latest - 40))) * DAY_MS)
    const from = day.toISOString().slice(0, 10)
    const to = new Date(day.getTime() + DAY_MS).toISOString().slice(0, 10)
    // An hour to spare on both sides covers summer and winter time.
    const window = { item: item.id, from_date: `${from}T06:00:00Z`, to_date: `${to}T22:00:00Z` }
    const busy = await (
      await request.post('/rest/v1/rpc/item_busy_periods', { headers, data: window })
    ).json()
    if (busy.length > 0) continue
    return {
      id: item.id,
      title: item.language === 'en' ? item.title : (item.translations.en?.title ?? item.title),
      from,
      to,
      startDate: localBerlin(`${from}T10:00`),
      endDate: localBerlin(`${to}T18:00`),
      pricePerDayCents: item.price_per_day_cents,
    }
  }
  throw new Error('no free item was found')
}

/** Local time in Berlin as an instant. */
function localBerlin(local: string): string {
  const guess = new Date(`${local}:00Z`)
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', timeZoneName: 'shortOffset' })
    .formatToParts(guess)
    .find(({ type }) => type === 'timeZoneName')?.value
  const hours = Number(shown?.replace('GMT', '') || 0)
  return new Date(guess.getTime() - hours * 3_600_000).toISOString()
}
