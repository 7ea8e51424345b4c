import { askWorker, canKeepPages, loadedAssets } from '../../../lib/offline/ask-worker.ts'
import { TICKET_STORE } from '../../../lib/offline/stores.ts'
import { type Booking, secretOf } from '../booking.ts'
import { storeRentals, storeTickets } from './kept-tickets.ts'

const TICKETS_WITH_LIST = 3

const ticketPage = ({ id }: Booking) => `/booking/qr/${id}`

/** Keeps tickets that are on the screen, with the page that shows them, so that they open without a connection. */
export async function keepTickets(personId: string, bookings: readonly Booking[]): Promise<void> {
  storeTickets(personId, bookings, Date.now())
  const codes = bookings.filter((booking) => secretOf(booking) !== undefined)
  if (codes.length > 0) await keepPages([...codes.map(ticketPage), thisPage()])
}

/** Keeps the list of rentals that is on the screen, and the tickets that are needed next. */
export async function keepRentals(personId: string, bookings: readonly Booking[]): Promise<void> {
  storeRentals(personId, bookings, Date.now())
  const next = bookings.filter((booking) => secretOf(booking) !== undefined).slice(0, TICKETS_WITH_LIST)
  storeTickets(personId, next, Date.now())
  if (!canKeepPages()) return
  const kept = await caches.keys()
  const missing = next.map(ticketPage).filter((page) => !kept.includes(TICKET_STORE + page))
  await keepPages([...missing, window.location.pathname, thisPage()])
}

async function keepPages(pages: string[]): Promise<void> {
  if (!canKeepPages()) return
  // The script that draws the code loads later than the page: it has to be among the files.
  await import('#contract/handover-code.ts')
  await askWorker({ pages: [...new Set(pages)], files: [...loadedAssets(), ...shownPictures()] })
}

const thisPage = () => window.location.pathname + window.location.search

const shownPictures = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('main :is(article, li) img')]
    .map(({ currentSrc }) => currentSrc)
    .filter((address) => address.startsWith(`${window.location.origin}/`))
