import { shortTitle } from '../short-title.ts'
import type { Template } from '../templates.ts'

/** An item with which a neighbour answers a wish. */
export interface AnsweredWish {
  /** Of the wish. */
  title: string
  /** The title of the item. */
  item: string
  /** The lender's first name. */
  name: string
  url: string
}

export const wishAnswered: Template<'wish-answered'> = ({ title, item, name, url }, { t }) => ({
  subject: t('wish-mails.answered.subject', { title: shortTitle(title, 50) }),
  lines: [t('wish-mails.answered.text', { title, item, name })],
  action: { label: t('wish-mails.answered.action'), url },
  note: t('wish-mails.answered.note'),
})
