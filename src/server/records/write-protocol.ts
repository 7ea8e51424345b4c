import { brand } from '#contract/brand.ts'
import { CHECKS } from '#domain/booking/checklist.ts'
import { openDocument, type PaperDocument } from '#server/documents/open-document.ts'
import { dateText } from '#server/mail/rental-text.ts'
import { type Texts, textsIn } from '#server/mail/texts-in.ts'
import type { BookingRecord, StatementRecord } from './load-record.ts'

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
  const t = textsIn(locale)
  const at = timesOf(record)
  const document = openDocument(locale, `${brand.name} ${record.number}`)
  document.title(t('protocol.title'), [
    [t('protocol.booking'), String(record.number)],
    [t('protocol.item'), record.quantity > 1 ? `${record.title} × ${record.quantity}` : record.title],
    [t('protocol.lender'), record.owner || '–'],
    [t('protocol.renter'), record.renter || '–'],
    [t('protocol.period'), `${at(record.start_date)} – ${at(record.end_date)}`],
    [t('protocol.zone'), zone.replaceAll('_', ' ')],
    [t('protocol.made'), at(now)],
  ])
  writeStatements(document, record, photos)
  writeSteps(document, record)
  return document.end()
}

/** What each side stated at the handovers, with checklists, photos and seals. */
export function writeStatements(
  document: PaperDocument,
  record: BookingRecord,
  photos: ReadonlyMap<string, Buffer>,
): void {
  const frame = { record, photos, t: textsIn(record.locale), at: timesOf(record) }
  for (const statement of record.statements) writeStatement(document, statement, frame)
}

/** Every step of a rental with its time, and the seal of all. */
export function writeSteps(document: PaperDocument, record: BookingRecord): void {
  const t = textsIn(record.locale)
  const at = timesOf(record)
  document.heading(t('protocol.steps'))
  document.table(
    [
      { label: t('protocol.when'), share: 1.4 },
      { label: t('protocol.what'), share: 4 },
    ],
    record.steps.map((step) => ({ cells: [at(step.at), stepText(step, record, t)] })),
  )
  document.heading(t('protocol.seal'))
  document.note(record.last_hash.replaceAll(/(.{16})(?=.)/g, '$1 '))
  document.note(
    record.is_intact ? t('protocol.intact', { steps: record.steps.length }) : t('protocol.broken'),
  )
}

/** Writes times as those at the item's place read them. */
const timesOf =
  ({ time_zone, locale }: BookingRecord) =>
  (instant: string | Date): string =>
    dateText(new Date(instant).toISOString(), time_zone, locale)

interface Frame {
  record: BookingRecord
  photos: ReadonlyMap<string, Buffer>
  t: Texts
  at: (instant: string) => string
}

function writeStatement(
  document: PaperDocument,
  { kind, role, checklist, note, hash, ...statement }: StatementRecord,
  { record, photos, t, at }: Frame,
): void {
  document.heading(t(`protocol.stated.${kind}`, { name: nameOf(role, record, t), when: at(statement.at) }))
  const asked = CHECKS.filter((check) => checklist[check] !== undefined)
  const answer = (isSo: boolean) => (isSo ? t('protocol.yes') : t('protocol.no'))
  document.table(
    [
      { label: t('protocol.check'), share: 4 },
      { label: '', share: 1, align: 'right' },
    ],
    [
      ...asked.map((check) => ({ cells: [t(`handover.check.${check}`), answer(checklist[check] === true)] })),
      { cells: [t('handover.complete'), answer(statement.is_complete)] },
      { cells: [t('handover.undamaged'), answer(statement.is_undamaged)] },
      ...(kind === 'pick_up' ? [{ cells: [t('protocol.with-code'), answer(statement.with_code)] }] : []),
    ],
  )
  if (note) document.note(`${t('protocol.note')}: ${note}`)
  const pictures = statement.photos.flatMap((name) => photos.get(name) ?? [])
  document.pictures(pictures)
  const missing = statement.photos.length - pictures.length
  if (missing > 0) document.note(t('protocol.photos-missing', { count: missing }))
  document.note(`${t('protocol.seal')}: ${hash.slice(0, 12)}`)
}

/** The sentence for one step. */
function stepText(
  { transition, role }: { transition: string; role: string },
  record: BookingRecord,
  t: Texts,
): string {
  return t.optional(`rentals.event.${transition}`, { name: nameOf(role, record, t) }) ?? transition
}

function nameOf(role: string, { owner, renter }: BookingRecord, t: Texts): string {
  if (role === 'owner') return owner || t('protocol.lender')
  return role === 'renter' ? renter || t('protocol.renter') : brand.name
}
