import { type Booking, secretOf } from '../booking.ts'
import { storeTickets } from './kept-tickets.ts'
import type { KeepRequest } from './ticket-worker.ts'
import workerUrl from './ticket-worker.ts?worker&url'

/** Path prefixes of the pages that show tickets. */
const SCOPES = ['/booking-success', '/booking/qr/']

/** Keeps tickets that are on the screen, with the page that shows them, so that they open without a connection. */
export async function keepTickets(personId: string, bookings: readonly Booking[]): Promise<void> {
  storeTickets(personId, bookings, Date.now())
  const codes = bookings.filter((booking) => secretOf(booking) !== undefined)
  if (codes.length === 0 || import.meta.env.DEV || !('serviceWorker' in navigator)) return
  // The script that draws the code loads later than the page: it has to be among the files below.
  await import('#contract/handover-code.ts')
  const register = (scope: string) => navigator.serviceWorker.register(workerUrl, { scope, type: 'module' })
  const [registration] = await Promise.all(SCOPES.map(register))
  const { pathname, search } = window.location
  const request: KeepRequest = {
    pages: [...codes.map(({ id }) => `/booking/qr/${id}`), pathname + search],
    files: [...loadedAssets(), ...shownPictures()],
  }
  const worker = await activeOf(registration!)
  worker.postMessage(request)
}

/** `serviceWorker.ready` would wait for ever where the page was not loaded at a ticket but came there by a link. */
async function activeOf(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const coming = registration.installing ?? registration.waiting
  if (!coming) return registration.active!
  if (coming.state !== 'activated')
    await new Promise<void>((resolve, reject) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated') resolve()
        if (coming.state === 'redundant') reject(new Error('The worker could not be installed.'))
      })
    })
  return coming
}

function loadedAssets(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  return loaded
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}

const shownPictures = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('article img')]
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(`${window.location.origin}/`))
