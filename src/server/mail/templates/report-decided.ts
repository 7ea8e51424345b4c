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
    | 'review-acted'
    | 'review-dismissed'
    | 'wish-acted'
    | 'wish-dismissed'
  url: string
}

export const reportDecided: Template<'report-decided'> = ({ title, outcome, url }, { t }) => {
  const isAppeal = outcome === 'appeal-dismissed'
  return {
    subject: t(`listing-mails.report.subject${isAppeal ? '-appeal' : ''}`),
    lines: [t(`listing-mails.report.${outcome}`, { title })],
    ...(isAppeal && { action: { label: t('listing-mails.removed.action'), url } }),
    note: t('listing-mails.report.note'),
  }
}
