import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { randomFrom } from '#seed/random.ts'
import { callUseCase, type Site } from '../call-use-case.ts'
import { placeOrder } from '../measure-orders.ts'
import type { MarketItem } from '../open-market.ts'
import type { Renter } from '../open-product.ts'

export interface Orders {
  /** Ids of the orders that the site said are complete, and when it said so. */
  acknowledged: { id: string; at: number }[]
  /** How often each refusal other than 503 was answered. */
  refusals: Map<string, number>
  /** Orders that met the outage. */
  interrupted: number
  /** Waits until so many orders were acknowledged after this time; answers whether they were, within minutes. */
  untilAcknowledged(count: number, after?: number): Promise<boolean>
  /** Ends when the orders under way are over. */
  stop(): Promise<void>
}

const PAUSE_MS = 500
const PATIENCE_MS = 120_000
/** What a browser meets while the database is away, or its connection breaks. */
const AWAY = /^(status 50[0234]|SERVICE_UNAVAILABLE|fetch failed)$/

/** Each renter places one order after the other, at one of the sites in turn, and tries each step again while it is answered with 503. */
export function startOrders(sites: Site[], renters: Renter[], items: MarketItem[]): Orders {
  let isOver = false
  const orders = {
    acknowledged: [] as Orders['acknowledged'],
    refusals: new Map<string, number>(),
    interrupted: 0,
  }
  const work = async (renter: Renter, n: number) => {
    const random = randomFrom(`${renter.email} ${Date.now()}`)
    for (let turn = n; !isOver; turn++) {
      let wasInterrupted = false
      const call = untilAnswered(() => {
        wasInterrupted = true
      })
      const product = sites[turn % sites.length]!
      const { value, code } = await placeOrder({ product, items, call }, renter, random)
      if (value) orders.acknowledged.push({ id: value, at: Date.now() })
      else orders.refusals.set(code!, (orders.refusals.get(code!) ?? 0) + 1)
      if (wasInterrupted) orders.interrupted++
    }
  }
  const working = Promise.all(renters.map(work))
  return Object.assign(orders, {
    async untilAcknowledged(count: number, after = 0) {
      const until = Date.now() + PATIENCE_MS
      const isReached = () => orders.acknowledged.filter(({ at }) => at > after).length >= count
      while (!isReached() && Date.now() < until) await pause(PAUSE_MS)
      return isReached()
    },
    async stop() {
      isOver = true
      await working
    },
  })
}

/** As a browser does it: the same call with the same key, until it is answered. */
function untilAnswered(onOutage: () => void): typeof callUseCase {
  return async <Value>(...[site, renter, name, input]: Parameters<typeof callUseCase>) => {
    const key = renter && randomUUID()
    const began = performance.now()
    for (;;) {
      const answer = await callUseCase<Value>(site, renter, name, input, key).catch(({ message }: Error) => ({
        code: message,
      }))
      if (!AWAY.test(answer.code ?? '') || performance.now() - began > PATIENCE_MS) return answer
      onOutage()
      await pause(PAUSE_MS)
    }
  }
}
