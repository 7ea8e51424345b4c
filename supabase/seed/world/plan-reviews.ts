import { terms } from '#domain/settings/terms.ts'
import { cities } from '../cities.ts'
import { said } from '../countries/moved.ts'
import type { SeedItem } from '../items/seed-item.ts'
import type { Language } from '../language.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import { type Random, randomFrom } from '../random.ts'
import { itemRemarks, type Remark } from '../reviews/item-remarks.ts'
import { ownerRemarks, type PersonRemarks, renterRemarks } from '../reviews/person-remarks.ts'
import type { PlannedBooking } from './planned-booking.ts'

const DAY_MS = 86_400_000
/** As the events of the demo say. */
const COMPLETED_AFTER_MS = 2 * DAY_MS

export interface PlannedReview {
  booking: PlannedBooking
  kind: 'renter_to_item' | 'renter_to_owner' | 'owner_to_renter'
  author: PersonKey
  /** Missing if the review is about the item. */
  subject: PersonKey | null
  rating: number
  text: string
  language: Language
  reply: string | null
  writtenAt: Date
  /** Null while it is sealed. */
  publishedAt: Date | null
}

/** A review before it is known whether the other side has written, too. */
type Written = Omit<PlannedReview, 'publishedAt'>

/** Reviews of completed bookings, in the author's language: at most one per person and item. */
export function planReviews(bookings: PlannedBooking[], now: Date): PlannedReview[] {
  const completed = bookings.filter((booking) => booking.status === 'completed')
  const unusedRemarks = new Map<Language, Remark[]>()
  const unusedPairs = new Map<string, Remark[]>()
  const byItem = Map.groupBy(completed, (booking) => booking.item)
  const written = [
    ...[...byItem].flatMap(([item, ofItem]) => [...reviewItem(item, ofItem, unusedRemarks, now)]),
    ...completed.flatMap((booking) => [...reviewPeople(booking, unusedPairs, now)]),
  ]
  const byBooking = Map.groupBy(written, ({ booking }) => booking)
  return written.map((review) => sealedOrPublished(review, byBooking.get(review.booking)!, now))
}

/** What one side wrote is read once the other has written as well, or can no longer. */
function sealedOrPublished(review: Written, ofBooking: Written[], now: Date): PlannedReview {
  const { booking, writtenAt } = review
  const closesAt =
    (booking.returnedAt ?? booking.end).getTime() + COMPLETED_AFTER_MS + terms.reviewDays * DAY_MS
  const isAnswered = ofBooking.some(({ author }) => author !== review.author)
  if (isAnswered || closesAt <= now.getTime()) return { ...review, publishedAt: writtenAt }
  return { ...review, reply: null, publishedAt: null }
}

function* reviewItem(
  item: SeedItem,
  bookings: PlannedBooking[],
  unusedRemarks: Map<Language, Remark[]>,
  now: Date,
): Generator<Written> {
  const random = randomFrom(`reviews ${item.key}`)
  const firstOfEach = [...Map.groupBy(bookings, (booking) => booking.renter).values()].map((own) => own[0]!)
  const unreviewed = new Set(firstOfEach)
  for (const remark of random.shuffled(item.reviews)) {
    const language = remark.language ?? cities[item.city].language
    const booking = [...unreviewed].find((candidate) => localeOf(candidate.renter) === language)
    if (!booking) continue
    unreviewed.delete(booking)
    yield ofItem(
      booking,
      { ...remark, text: said(item.city, remark.text), language, reply: remark.reply ?? null },
      random,
      now,
    )
  }
  for (const booking of unreviewed) {
    if (!random.chance(0.4)) continue
    const language = localeOf(booking.renter)
    const pool = unusedRemarks.get(language) ?? randomFrom(language).shuffled(itemRemarks[language])
    unusedRemarks.set(language, pool)
    const remark = pool.pop()
    if (remark) yield ofItem(booking, { ...remark, language, reply: null }, random, now)
  }
}

function ofItem(
  booking: PlannedBooking,
  remark: Pick<Written, 'rating' | 'text' | 'language' | 'reply'>,
  random: Random,
  now: Date,
): Written {
  const { rating, text, language, reply } = remark
  return {
    booking,
    kind: 'renter_to_item',
    author: booking.renter,
    subject: null,
    rating,
    text,
    language,
    reply,
    writtenAt: writingTime(booking, random, now),
  }
}

function* reviewPeople(
  booking: PlannedBooking,
  unusedPairs: Map<string, Remark[]>,
  now: Date,
): Generator<Written> {
  const random = randomFrom(`people ${booking.key}`)
  const { renter } = booking
  const { owner } = booking.item
  const writtenAt = writingTime(booking, random, now)
  if (random.chance(0.24)) {
    yield* ofPerson(
      { booking, kind: 'renter_to_owner', author: renter, subject: owner, writtenAt },
      ownerRemarks,
      unusedPairs,
    )
  }
  if (random.chance(0.25)) {
    yield* ofPerson(
      { booking, kind: 'owner_to_renter', author: owner, subject: renter, writtenAt },
      renterRemarks,
      unusedPairs,
    )
  }
}

/** The next pair of an opening and an ending that nobody was given yet; nothing once there is none left. */
function ofPerson(
  review: Pick<Written, 'booking' | 'kind' | 'author' | 'subject' | 'writtenAt'>,
  remarks: Record<Language, PersonRemarks>,
  unused: Map<string, Remark[]>,
): Written[] {
  const language = localeOf(review.author)
  const pool = `${review.kind} ${language}`
  if (!unused.has(pool)) unused.set(pool, pairsOf(remarks[language]))
  const remark = unused.get(pool)!.pop()
  return remark ? [{ ...review, ...remark, language, reply: null }] : []
}

/** Every opening with every ending, in an order in which neither soon comes again. */
const pairsOf = ({ openings, endings }: PersonRemarks): Remark[] =>
  endings.flatMap((_, by) =>
    openings.map((opening, at) => {
      const { rating, text } = endings[(at + by) % endings.length]!
      return { rating, text: `${opening} ${text}` }
    }),
  )

const localeOf = (key: PersonKey): Language => demoPeople.find((person) => person.key === key)!.locale

/** Within nine days after the end, but not within the last hour. */
function writingTime(booking: PlannedBooking, random: Random, now: Date): Date {
  const end = booking.end.getTime()
  const span = Math.min(9 * DAY_MS, now.getTime() - 3_600_000 - end)
  return new Date(end + Math.ceil(span * (0.05 + 0.95 * random.next())))
}
