import { brand } from '#contract/brand.ts'
import { CHECKS } from '#domain/booking/checklist.ts'
import { openDocument, type PaperDocument } from '#server/documents/open-document.ts'
import { dateText } from '#server/mail/rental-text.ts'
import type { BookingRecord, StatementRecord } from './load-record.ts'
import { type RecordWords, recordWords } from './record-words.ts'

/**
 * A rental's record as PDF: what each side stated, every step, and the hash of the last one to compare with the page.
 * Times are those of the item's place.
 */
export function writeProtocol(
  record: BookingRecord,
  photos: ReadonlyMap<string, Buffer>,
  now: Date,
): Promise<Buffer> {
  const { locale, time_zone: zone } = record
  const words = recordWords[locale]
  const at = (instant: string | Date) => dateText(new Date(instant).toISOString(), zone, locale)
  const document = openDocument(locale, `${brand.name} ${record.number}`)
  document.title(words.protocol, [
    [words.booking, String(record.number)],
    [words.item, record.quantity > 1 ? `${record.title} × ${record.quantity}` : record.title],
    [words.lender, record.owner || '–'],
    [words.renter, record.renter || '–'],
    [words.period, `${at(record.start_date)} – ${at(record.end_date)}`],
    [words.zone, zone.replaceAll('_', ' ')],
    [words.made, at(now)],
  ])
  for (const statement of record.statements)
    writeStatement(document, statement, { record, photos, words, at })
  document.heading(words.steps)
  document.table(
    [
      { label: words.when, share: 1.4 },
      { label: words.what, share: 4 },
    ],
    record.steps.map((step) => ({ cells: [at(step.at), stepText(step, record, words)] })),
  )
  document.heading(words.seal)
  document.note(record.last_hash.replaceAll(/(.{16})(?=.)/g, '$1 '))
  document.note(record.is_intact ? words.intact(record.steps.length) : words.broken)
  return document.end()
}

interface Frame {
  record: BookingRecord
  photos: ReadonlyMap<string, Buffer>
  words: RecordWords
  at: (instant: string) => string
}

function writeStatement(
  document: PaperDocument,
  { kind, role, checklist, note, hash, ...statement }: StatementRecord,
  { record, photos, words, at }: Frame,
): void {
  document.heading(words.stated[kind](nameOf(role, record, words), at(statement.at)))
  const asked = CHECKS.filter((check) => checklist[check] !== undefined)
  const answer = (isSo: boolean) => (isSo ? words.yes : words.no)
  document.table(
    [
      { label: words.check, share: 4 },
      { label: '', share: 1, align: 'right' },
    ],
    [
      ...asked.map((check) => ({ cells: [words.checks[check], answer(checklist[check] === true)] })),
      { cells: [words.complete, answer(statement.is_complete)] },
      { cells: [words.undamaged, answer(statement.is_undamaged)] },
      ...(kind === 'pick_up' ? [{ cells: [words.withCode, answer(statement.with_code)] }] : []),
    ],
  )
  if (note) document.note(`${words.note}: ${note}`)
  const pictures = statement.photos.flatMap((name) => photos.get(name) ?? [])
  document.pictures(pictures)
  const missing = statement.photos.length - pictures.length
  if (missing > 0) document.note(words.photosMissing(missing))
  document.note(`${words.seal}: ${hash.slice(0, 12)}`)
}

/** What happened, in a sentence. */
function stepText(
  { transition, role }: { transition: string; role: string },
  record: BookingRecord,
  words: RecordWords,
): string {
  const sentence = words.events[transition]
  return sentence ? sentence(nameOf(role, record, words)) : transition
}

function nameOf(role: string, { owner, renter }: BookingRecord, words: RecordWords): string {
  if (role === 'owner') return owner || words.lender
  return role === 'renter' ? renter || words.renter : brand.name
}
