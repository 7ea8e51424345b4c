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
    | 'wish-appeal-dismissed'
    | 'wish-dismissed'
    | 'wish-restored'
  url: string
}

export const reportDecided: Template<'report-decided'> = ({ title, outcome, url }, { t }) => {
  const isOfWish = outcome === 'wish-appeal-dismissed' || outcome === 'wish-restored'
  const isAppeal = isOfWish || outcome === 'appeal-dismissed'
  return {
    subject: t(`listing-mails.report.subject${isAppeal ? '-appeal' : ''}`),
    lines: [t(`listing-mails.report.${outcome}`, { title })],
    ...(isAppeal && {
      action: { label: t(isOfWish ? 'wish-mails.removed.action' : 'listing-mails.removed.action'), url },
    }),
    note: t('listing-mails.report.note'),
  }
}
