import { brand } from '#contract/brand.ts'
import { openDocument, type PaperDocument } from '#server/documents/open-document.ts'
import { dateText, moneyText } from '#server/mail/rental-text.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { writeStatements, writeSteps } from '#server/records/write-protocol.ts'
import type { Evidence } from './load-evidence.ts'
import { policyText } from './policy-text.ts'

/**
 * What speaks for a disputed payment, as a PDF in English for the cardholder's bank: payment and person, what was agreed on,
 * what both sides stated at the handovers with their photos and seals, every step with its time, and their messages.
 */
export function writeEvidence(
  evidence: Evidence,
  photos: ReadonlyMap<string, Buffer>,
  { note, now }: { note: string; now: Date },
): Promise<Buffer> {
  const { record } = evidence
  const t = textsIn('en')
  const at = (instant: string | Date) => dateText(new Date(instant).toISOString(), record.time_zone, 'en')
  const document = openDocument('en', `${brand.name} dispute ${evidence.number}`)
  document.title(t('evidence.title'), [
    [t('evidence.dispute'), `${evidence.disputeId} · ${evidence.reason}`],
    [t('evidence.amount'), moneyText(evidence.amountCents, 'en')],
    [t('evidence.payment'), evidence.paymentId],
    [t('evidence.merchant'), brand.operator],
    [t('protocol.zone'), record.time_zone.replaceAll('_', ' ')],
    [t('protocol.made'), at(now)],
  ])
  if (note) document.note(note)
  writeFacts(document, t('evidence.customer'), [
    [t('evidence.name'), evidence.renterName],
    [t('evidence.email'), evidence.renterEmail],
    [t('evidence.since'), at(evidence.renterSince)],
    [t('evidence.identity'), t('evidence.level', { level: evidence.kycLevel })],
    [t('evidence.card'), evidence.card],
  ])
  writeFacts(document, t('evidence.rental'), [
    [t('protocol.booking'), String(record.number)],
    [t('protocol.item'), record.title],
    [t('evidence.booked'), at(evidence.bookedAt)],
    [t('protocol.period'), `${at(record.start_date)} – ${at(record.end_date)}`],
    [t('evidence.handover'), t(`evidence.handover.${evidence.deliveryMethod}`)],
    [t('evidence.price'), moneyText(evidence.dueCents, 'en')],
    [t('evidence.refunded'), moneyText(evidence.refundCents, 'en')],
    [t('evidence.deposit'), moneyText(evidence.depositCents, 'en')],
  ])
  document.heading(t('evidence.policy'))
  document.note(policyText(evidence.policy, evidence.refunds))
  writeStatements(document, record, photos)
  if (record.steps.length > 0) writeSteps(document, record)
  writeMessages(document, evidence, at)
  return document.end()
}

function writeFacts(document: PaperDocument, title: string, facts: readonly (readonly [string, string])[]) {
  document.heading(title)
  document.table(
    [
      { label: '', share: 1.4 },
      { label: '', share: 4 },
    ],
    facts.map(([label, value]) => ({ cells: [label, value || '–'] })),
  )
}

function writeMessages(
  document: PaperDocument,
  { messages, record }: Evidence,
  at: (instant: string) => string,
): void {
  const t = textsIn('en')
  document.heading(t('evidence.messages'))
  if (messages.length === 0) document.note(t('evidence.no-messages'))
  else
    document.table(
      [
        { label: t('protocol.when'), share: 1.4 },
        { label: t('evidence.from'), share: 1.2 },
        { label: t('evidence.message'), share: 4 },
      ],
      messages.map(({ sender, body, at: sent }) => ({
        cells: [
          at(sent),
          `${record[sender]} (${t(`protocol.${sender === 'owner' ? 'lender' : 'renter'}`)})`,
          body,
        ],
      })),
    )
}
