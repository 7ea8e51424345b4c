import type { NoticeKind } from '#domain/notification/topics.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { useFormat } from '../../lib/use-format.ts'

type Data = Record<string, unknown>

interface Words {
  t: Translate
  format: Pick<ReturnType<typeof useFormat>, 'money' | 'date'>
}

/** The field that selects a variant of a kind, as the last part of the message's key. */
const VARIANTS: Partial<Record<NoticeKind, (data: Data) => unknown>> = {
  'account-changed': ({ change }) => change,
  'affiliate-decided': ({ outcome }) => outcome,
  'booking-adjusted': ({ what }) => what,
  'booking-cancelled': ({ isOwnDoing }) => (isOwnDoing === true ? 'own' : 'other'),
  'claim-changed': ({ step }) => step,
  'conduct-decided': ({ outcome }) => outcome,
  'identity-expiry': ({ state }) => state,
  'items-booked': (data) => standingOf(rentalsOf(data)),
  'extension-changed': ({ step, to }) => (step === 'requested' ? `requested-${to}` : step),
  'payment-disputed': ({ step }) => step,
  'payout-method': ({ change }) => change,
  'payout-news': ({ status }) => status,
  'rental-reminder': ({ reminder }) => reminder,
  'report-decided': ({ outcome }) => outcome,
  'review-removed': ({ part }) => part,
  'tax-withheld': ({ state }) => state,
}

/** A notice in a sentence of the reader's language, made from its kind and data. */
export function noticeText({ kind, data }: { kind: NoticeKind; data: Data }, { t, format }: Words): string {
  const variant = VARIANTS[kind]?.(data)
  const common = `notifications.kind.${kind}`
  const key = variant === undefined ? common : `${common}.${String(variant)}`
  // A notice of an earlier or later version of the site is still worth opening.
  return t.optional(key, valuesOf(data, { t, format })) ?? t('notifications.kind.unknown')
}

/** The values that the texts of notices name. */
export function valuesOf(data: Data, { t, format }: Words): Record<string, string> {
  const rental = rentalsOf(data)[0]
  const zone = text(rental?.timeZone) || 'UTC'
  const cents = [data.cents, data.refundCents, data.totalCents].find(isNumber)
  const step = text(data.step)
  return {
    title: titleOf(data, t),
    amount: cents === undefined ? '' : format.money(cents),
    date: instantOf(data.end) ? format.date(instantOf(data.end)!, 'date-time', zone) : '',
    day: text(data.validUntil) ? format.date(`${text(data.validUntil)}T00:00:00Z`, 'date', 'UTC') : '',
    name: text(data.renter) || text(data.sender) || text(data.name),
    where: text(data.where),
    item: text(data.item),
    account: text(data.account),
    // Bookings have numbers, invoices have more in theirs.
    number: isNumber(data.number) ? String(data.number) : text(data.number),
    from: text(data.from),
    year: isNumber(data.year) ? String(data.year) : '',
    proof: t.optional(`notifications.proof.${step}`) ?? step,
  }
}

/** The item it is about; of several rentals the first, and how many more there are. */
function titleOf(data: Data, t: Translate): string {
  const rentals = rentalsOf(data)
  const title = text(rentals[0]?.title) || text(data.title)
  const count = rentals.length - 1
  return count > 0 ? t('notifications.and-more', { title, count }) : title
}

/** Whether rentals are booked, wait for an answer, or some the one and some the other. */
function standingOf(rentals: Data[]): 'booked' | 'requested' | 'mixed' {
  const waiting = rentals.filter(({ answerBy }) => answerBy).length
  if (waiting === 0) return 'booked'
  return waiting === rentals.length ? 'requested' : 'mixed'
}

function rentalsOf({ rental, rentals }: Data): Data[] {
  return (Array.isArray(rentals) ? rentals : [rental]).filter((one): one is Data => typeof one === 'object')
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isNumber = (value: unknown): value is number => typeof value === 'number'
const instantOf = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The words that a person or a bank added. */
export const noticeMessage = ({ data }: { data: Data }): string => text(data.message)
