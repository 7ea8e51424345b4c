import { shortTitle } from '../short-title.ts'
import type { Template } from '../templates.ts'

/** A wish whose time is over and that nothing was booked for. */
export interface EndedWish {
  title: string
  /** Where the same can be asked for again. */
  url: string
}

export const wishEnded: Template<'wish-ended'> = ({ title, url }, { t }) => ({
  subject: t('wish-mails.ended.subject', { title: shortTitle(title, 50) }),
  lines: [t('wish-mails.ended.text', { title })],
  action: { label: t('wish-mails.ended.action'), url },
  note: t('wish-mails.ended.how'),
})
