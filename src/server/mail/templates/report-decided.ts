import type { Template } from '../templates.ts'

/** The decision on a report of a listing or a person, or on an appeal against a removal. */
export interface DecidedReport {
  /** Of the listing or of the rental's item, or the person's first name. */
  title: string
  outcome:
    | 'appeal-dismissed'
    | 'changed'
    | 'dismissed'
    | 'removed'
    | 'person-acted'
    | 'person-dismissed'
    | 'reply-appeal-dismissed'
    | 'reply-restored'
    | 'review-acted'
    | 'review-appeal-dismissed'
    | 'review-dismissed'
    | 'review-restored'
    | 'wish-acted'
    | 'wish-appeal-dismissed'
    | 'wish-dismissed'
    | 'wish-restored'
  url: string
}

type Onwards =
  | 'listing-mails.removed.action'
  | 'rental-mails.review-removed.action'
  | 'wish-mails.removed.action'

/** Where who appealed finds what it was about. */
const ONWARDS: Partial<Record<DecidedReport['outcome'], Onwards>> = {
  'appeal-dismissed': 'listing-mails.removed.action',
  'reply-appeal-dismissed': 'rental-mails.review-removed.action',
  'reply-restored': 'rental-mails.review-removed.action',
  'review-appeal-dismissed': 'rental-mails.review-removed.action',
  'review-restored': 'rental-mails.review-removed.action',
  'wish-appeal-dismissed': 'wish-mails.removed.action',
  'wish-restored': 'wish-mails.removed.action',
}

export const reportDecided: Template<'report-decided'> = ({ title, outcome, url }, { t }) => {
  const onwards = ONWARDS[outcome]
  return {
    subject: t(`listing-mails.report.subject${onwards ? '-appeal' : ''}`),
    lines: [t(`listing-mails.report.${outcome}`, { title })],
    ...(onwards && { action: { label: t(onwards), url } }),
    note: t('listing-mails.report.note'),
  }
}
