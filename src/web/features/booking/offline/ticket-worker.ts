import { TICKET_STORE } from '../../../lib/ticket-store.ts'

// Keeps the pages that show a ticket, for a door without a connection; everything else goes past it.

interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface ServiceWorkerEvents {
  install: Event
  activate: LaterEvent
  message: LaterEvent & { data: KeepRequest }
  fetch: Event & { request: Request; respondWith(answer: Promise<Response>): void }
}
/** The part of `ServiceWorkerGlobalScope` that this file uses; its types cannot be loaded beside those of a page. */
interface Worker {
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof ServiceWorkerEvents>(
    type: Type,
    listen: (event: ServiceWorkerEvents[Type]) => void,
  ): void
}

/** The request of a page that shows tickets. */
export interface KeepRequest {
  /** Paths of pages, with their search. */
  pages: string[]
  /** Scripts, fonts and pictures that they need beyond what they name themselves. */
  files: string[]
}

const worker = self as unknown as Worker
const ASSET = /\/assets\/[\w./-]+/g
const MOST_PAGES = 10
/** A connection that is silent for so long counts as lost. */
const ANSWER_MS = 5_000

worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (request.mode === 'navigate' || request.destination === 'image')
    event.respondWith(freshFirst(request))
})

const keptOf = (request: Request) => caches.match(request, { ignoreVary: true })

/** The names of assets change with what is in them. */
const keptFirst = async (request: Request) => (await keptOf(request)) ?? fetch(request)

async function freshFirst(request: Request): Promise<Response> {
  const kept = await keptOf(request)
  if (!kept) return fetch(request)
  try {
    const fresh = await fetch(request, { signal: AbortSignal.timeout(ANSWER_MS) })
    return fresh.status < 500 ? fresh : kept
  } catch {
    return kept
  }
}

async function keep({ pages, files }: KeepRequest): Promise<void> {
  for (const page of pages) await keepPage(page, files)
  const stores = (await caches.keys()).filter((name) => name.startsWith(TICKET_STORE))
  for (const oldest of stores.slice(0, -MOST_PAGES)) await caches.delete(oldest)
}

async function keepPage(page: string, files: string[]): Promise<void> {
  const response = await fetch(page)
  if (!response.ok || response.redirected) return
  const html = await response.clone().text()
  const wanted = new Set([...files, ...(html.match(ASSET) ?? [])])
  const found = await Promise.all([...wanted].map(async (file) => [file, await fetch(file)] as const))
  await caches.delete(TICKET_STORE + page)
  const store = await caches.open(TICKET_STORE + page)
  for (const [file, answer] of found) if (answer.ok) await store.put(file, answer)
  // Last: a page is there only with everything that it needs.
  await store.put(page, response)
}
