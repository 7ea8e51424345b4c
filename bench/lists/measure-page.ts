import type { BrowserContext } from '@playwright/test'
import type pg from 'pg'
import { sumUp } from '../measured.ts'
import { deepRequests } from './deep-requests.ts'
import type { Visit } from './pages.ts'
import { type PageRequest, recordRequests } from './record-requests.ts'
import { countReads, type TableReads } from './table-reads.ts'

export interface RequestFigures {
  name: string
  /** Milliseconds. */
  p50: number
  p99: number
  /** Processor time of the site and of PostgreSQL for one: what it takes however busy the machine is. */
  cpuMs: number
}

export interface PageFigures {
  requests: RequestFigures[]
  /** Rows read for all of its requests, once each. */
  reads: TableReads[]
  failures: string[]
  /** The path that the browser ended at. */
  shown: string
}

interface Setting {
  client: pg.Client
  times: number
  cpuMs(): number
}

/** Records what a page asks for, then sends each of those requests many times, and for each list a page deep inside. */
export async function measurePage(
  { context, url, ...setting }: Setting & { context: BrowserContext; url: string },
  { path, find }: Visit,
): Promise<PageFigures> {
  const { requests, failures, shown } = await recordRequests(context, `${url}${path}`, find)
  const deep = await deepRequests(setting.client, requests)
  const measured = await measureRequests(setting, [...requests, ...deep])
  return { ...measured, failures: [...failures, ...measured.failures], shown }
}

/** Sends each of these requests many times, one after another. */
export async function measureRequests(
  { client, times, cpuMs }: Setting,
  requests: PageRequest[],
): Promise<Omit<PageFigures, 'shown'>> {
  const failures: string[] = []
  const figures: RequestFigures[] = []
  const reads = await countReads(client, async () => {
    for (const request of requests) {
      const walls: number[] = []
      const before = cpuMs()
      for (let n = 0; n < times; n++) {
        const wall = await timeOf(request).catch((error: Error) => error)
        if (typeof wall === 'number') walls.push(wall)
        else failures.push(`${wall.message} for ${nameOf(request).slice(0, 60)}`)
      }
      const { p50, p99 } = sumUp(walls, 1, 0)
      figures.push({ name: nameOf(request), p50, p99, cpuMs: (cpuMs() - before) / times })
    }
  })
  const once = reads.map(({ table, size, scanned, fetched }) => ({
    table,
    size,
    scanned: scanned / times,
    fetched: fetched / times,
  }))
  return { requests: figures, reads: once, failures }
}

async function timeOf({ method, url, headers, body }: PageRequest): Promise<number> {
  const started = performance.now()
  const response = await fetch(url, { method, headers, body })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 100)}`)
  return performance.now() - started
}

function nameOf({ method, url, body }: PageRequest): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete('select')
  return `${method} ${pathname}?${decodeURIComponent(String(searchParams))} ${body ?? ''}`
}
