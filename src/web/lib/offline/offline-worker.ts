import { receiveShare, SHARE_PATH } from './receive-share.ts'
import { showPushes } from './show-push.ts'
import { OFFLINE_PAGE, OFFLINE_STORE, TICKET_STORE } from './stores.ts'

// Answers only where the network does not: with the kept pages of a person, else with the page that says that there is
// no connection. It keeps no other page, so that no one sees an old price or an old calendar.

interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends Event {
  request: Request
  /** The page, which the browser asks for while it starts this worker. */
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface WorkerEvents {
  install: Event
  activate: LaterEvent
  message: LaterEvent & { data: KeepRequest }
  fetch: FetchEvent
}
/** The part of `ServiceWorkerGlobalScope` that this file uses; its types cannot be loaded beside those of a page. */
interface Worker {
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listen: (event: WorkerEvents[Type]) => void,
  ): void
}

export interface KeepRequest {
  /** Paths of a person's pages, with their search. */
  pages?: string[]
  /** The store for the page that is shown without a connection; all earlier ones go. */
  offlineStore?: string
  /** Scripts, fonts and pictures that they need beyond what they name themselves. */
  files: string[]
}

const worker = self as unknown as Worker
showPushes(self as never)
const ASSET = /\/assets\/[\w./-]+/g
const MOST_PAGES = 10
/** A connection that is silent for so long counts as lost. */
const ANSWER_MS = 5_000

// It has no state and each page is kept with all its files: a new version may take over at any moment.
worker.addEventListener('install', () => void worker.skipWaiting())
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()])),
)
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data)))
worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const { origin, pathname } = new URL(request.url)
  if (
    request.method === 'POST' &&
    request.mode === 'navigate' &&
    origin === self.location.origin &&
    pathname === SHARE_PATH
  )
    return event.respondWith(receiveShare(request))
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate')
    event.respondWith(
      pageOf(
        request,
        Promise.resolve(preloadResponse).then((early) => early ?? fetch(request)),
      ),
    )
  else if (pathname.startsWith('/assets/')) event.respondWith(keptFirst(request))
  else if (request.destination === 'image') event.respondWith(freshFirst(request, fetch(request)))
})

const keptOf = (request: Request) => caches.match(request, { ignoreVary: true })

/** The names of assets change with what is in them. */
const keptFirst = async (request: Request) => (await keptOf(request)) ?? fetch(request)

async function pageOf(request: Request, fresh: Promise<Response>): Promise<Response> {
  try {
    return await freshFirst(request, fresh)
  } catch (failure) {
    if (!(await caches.match(OFFLINE_PAGE, { ignoreVary: true }))) throw failure
    const { origin, pathname, search } = new URL(request.url)
    // An address of its own: scripts start where the page says that it is.
    return Response.redirect(`${origin}${OFFLINE_PAGE}#${pathname}${search}`)
  }
}

async function freshFirst(request: Request, fresh: Promise<Response>): Promise<Response> {
  fresh.catch(() => {})
  const kept = await keptOf(request)
  if (!kept) return fresh
  try {
    const answer = await Promise.race([fresh, silence()])
    return answer.status < 500 ? answer : kept
  } catch {
    return kept
  }
}

const silence = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('No answer')), ANSWER_MS)
  })

async function keep({ pages = [], offlineStore, files }: KeepRequest): Promise<void> {
  for (const page of pages) await keepPage(TICKET_STORE + page, page, files)
  if (offlineStore) await keepPage(offlineStore, OFFLINE_PAGE, files)
  const names = await caches.keys()
  const old = [
    ...names.filter((name) => name.startsWith(TICKET_STORE)).slice(0, -MOST_PAGES),
    ...names.filter((name) => offlineStore && name.startsWith(OFFLINE_STORE) && name !== offlineStore),
  ]
  for (const name of old) await caches.delete(name)
}

async function keepPage(name: string, page: string, files: string[]): Promise<void> {
  const response = await fetch(page)
  if (!response.ok || response.redirected) return
  const html = await response.clone().text()
  const wanted = new Set([...files, ...(html.match(ASSET) ?? [])])
  const found = await Promise.all([...wanted].map(async (file) => [file, await fetch(file)] as const))
  await caches.delete(name)
  const store = await caches.open(name)
  for (const [file, answer] of found) if (answer.ok) await store.put(file, answer)
  // Last: a page is there only with everything that it needs.
  await store.put(page, response)
}
