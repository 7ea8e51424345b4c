import { createClient } from '@supabase/supabase-js'
import { type Random, randomFrom } from '#seed/random.ts'
import { callUseCase } from '../call-use-case.ts'
import { placeOrder } from '../measure-orders.ts'
import type { MarketItem } from '../open-market.ts'
import type { Product, Renter } from '../open-product.ts'
import { drawBox, drawDays, drawWord } from '../random-criteria.ts'

export interface Action {
  name: string
  /** How many of a hundred are of this kind. */
  share: number
  /** Refuses with an error that says what went wrong. */
  run(): Promise<unknown>
}

const PATIENCE_MS = 30_000
/** Few, because a person may begin only so many conversations an hour. */
const ASKED_ABOUT = 8

/** What people do on the site, each time with something else; a person does one thing after the other. */
export function actionsOf(product: Product, items: MarketItem[]): Action[] {
  const random = randomFrom('soak')
  const busy = new Set<Renter>()
  const { url, publishableKey } = product
  const instant = items.filter(({ isInstantPickup }) => isInstantPickup)
  const page = (path: string) => fetchText(url + path)
  return [
    { name: 'home page', share: 15, run: () => page('/') },
    {
      name: 'product page',
      share: 25,
      run: () => page(`/product/${random.pick(items).id}?visit=${random.between(0, 1e9)}`),
    },
    {
      name: 'page of results',
      share: 15,
      run: () => page(`/search?q=${encodeURIComponent(drawWord(random.pick(items)))}`),
    },
    { name: 'search', share: 20, run: () => search(product, random.pick(items), random) },
    { name: 'sign-in', share: 10, run: () => alone((renter) => signInAndOut(product, renter)) },
    {
      name: 'conversation',
      share: 8,
      run: () => alone((renter) => converse(product, renter, random.pick(items.slice(0, ASKED_ABOUT)))),
    },
    {
      name: 'checkout',
      share: 7,
      run: () =>
        alone(async (renter) => {
          const { code } = await placeOrder({ product, items: instant }, renter, random)
          // Somebody else of this run took it: as in life.
          if (code && code !== 'ITEMS_UNAVAILABLE') throw new Error(code)
        }),
    },
  ]

  async function alone(act: (renter: Renter) => Promise<void>) {
    const free = product.renters.filter((each) => !busy.has(each))
    // On a machine that is too slow for the rate everybody waits for an answer.
    if (free.length === 0) return
    const renter = random.pick(free)
    busy.add(renter)
    try {
      await act(renter)
    } finally {
      busy.delete(renter)
    }
  }

  async function search({ url }: Product, item: MarketItem, random: Random) {
    const { from, to } = drawDays(random)
    const criteria = {
      q: drawWord(item),
      box: drawBox(item, random),
      local_from: `${from}T10:00`,
      local_to: `${to}T18:00`,
    }
    const headers = { apikey: publishableKey, 'content-type': 'application/json' }
    await fetchText(`${url}/rest/v1/rpc/search_items`, {
      method: 'POST',
      headers,
      body: JSON.stringify(criteria),
    })
  }
}

async function fetchText(url: string, options: RequestInit = {}): Promise<string> {
  const response = await fetch(url, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status}`)
  return text
}

const clientOf = ({ url, publishableKey }: Product) =>
  createClient(url, publishableKey, { auth: { persistSession: false, autoRefreshToken: false } })

async function signInAndOut(product: Product, { email, password }: Renter): Promise<void> {
  const client = clientOf(product)
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  await client.auth.signOut({ scope: 'local' })
}

/** Signs in, listens to a conversation, writes in it, hears of the row, and goes. */
async function converse(product: Product, renter: Renter, item: MarketItem): Promise<void> {
  const client = clientOf(product)
  try {
    const { data, error } = await client.auth.signInWithPassword(renter)
    if (error) throw error
    const sender = { ...renter, token: data.session.access_token }
    const write = (text: string) =>
      callUseCase<{ conversationId: string }>(product, sender, 'send-message', {
        to: { itemId: item.id },
        text,
      })
    const begun = await write('Good morning')
    if (!begun.value) throw new Error(begun.code)
    const { conversationId } = begun.value
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('the message was not heard')), PATIENCE_MS).unref()
      const filter = `conversation_id=eq.${conversationId}`
      client
        .channel(`soak:${conversationId}`)
        .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'messages', filter }, () =>
          resolve(),
        )
        .on('system', {}, ({ status }: { status: string }) => {
          if (status === 'ok') write('Is it still there?').catch(reject)
        })
        .subscribe()
    })
    await client.auth.signOut({ scope: 'local' })
  } finally {
    await client.removeAllChannels()
    client.realtime.disconnect()
  }
}
