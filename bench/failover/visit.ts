import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '../call-use-case.ts'
import type { MarketItem } from '../open-market.ts'

export interface Visit {
  kind: string
  began: number
  ended: number
  /** The status, or why there was no answer. */
  answer: string
}

export interface Visitors {
  visits: Visit[]
  stop(): Promise<void>
}

const PAUSE_MS = 200
const PATIENCE_MS = 60_000

/** Visitors who look at the site all the time, in the ways in which it answers from its database. */
export function startVisits(sites: Site[], items: MarketItem[]): Visitors {
  let isOver = false
  let turn = 0
  const visits: Visit[] = []
  const kinds: Record<string, (site: Site) => Promise<Response>> = {
    'home page': ({ url }) => ask(url),
    'page of a thing': ({ url }) => ask(`${url}/product/${items[0]!.id}?visit=${turn++}`),
    'page of results': ({ url }) => ask(`${url}/search?q=drill&visit=${turn++}`),
    'data API': ({ url, publishableKey }) =>
      ask(`${url}/rest/v1/items?select=id&id=eq.${items[1]!.id}`, { apikey: publishableKey }),
    '/readyz': ({ url }) => ask(`${url}/readyz`),
  }
  const work = async (kind: string, site: Site) => {
    while (!isOver) {
      const began = Date.now()
      const answer = await kinds[kind]!(site).then(describe, ({ message }: Error) => message)
      visits.push({ kind, began, ended: Date.now(), answer })
      await pause(PAUSE_MS)
    }
  }
  const working = Promise.all(Object.keys(kinds).flatMap((kind) => sites.map((site) => work(kind, site))))
  return {
    visits,
    async stop() {
      isOver = true
      await working
    },
  }
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) })

async function describe(response: Response): Promise<string> {
  const text = await response.text()
  if (response.ok) return 'ok'
  const retry = response.headers.get('retry-after')
  // A page says it in words; a protocol in a code.
  const says = text.length > 40 ? '' : ', hardly a word'
  return `${response.status}${retry ? ', Retry-After' : ''}${says}`
}

/** For each kind: what was answered between two times, and the longest that anybody waited then. */
export function summarise(visits: Visit[], from: number, to: number): string[] {
  const during = visits.filter(({ began, ended }) => ended >= from && began <= to)
  return [...Map.groupBy(during, ({ kind }) => kind)].map(([kind, ones]) => {
    const answers = [...Map.groupBy(ones, ({ answer }) => answer)]
      .map(([answer, those]) => `${those.length} × ${answer}`)
      .join('; ')
    const longest = Math.max(...ones.map(({ began, ended }) => ended - began))
    return `${kind.padEnd(16)} ${answers}; longest ${(longest / 1000).toFixed(1)} s`
  })
}

/** When each kind was answered rightly again at each site: the end of the last visit that failed after `from`. */
export function lastFailure(visits: Visit[], from: number): number {
  return Math.max(
    from,
    ...visits.filter(({ answer, ended }) => answer !== 'ok' && ended > from).map(({ ended }) => ended),
  )
}
