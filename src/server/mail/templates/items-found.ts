import { shortTitle } from '../short-title.ts'
import type { Template } from '../templates.ts'

export interface FoundItems {
  /** The name of the saved search. */
  title: string
  count: number
  /** The first of them. */
  items: { title: string; city: string }[]
  url: string
}

export const itemsFound: Template<'items-found'> = ({ title, count, items, url }, { t }) => ({
  subject: t('search-mails.found.subject', { title: shortTitle(title, 50) }),
  lines: [
    t('search-mails.found.text', { title, count }),
    ...items.map((item) => t('search-mails.found.line', item)),
    ...(count > items.length ? [t('search-mails.found.more', { count: count - items.length })] : []),
  ],
  action: { label: t('search-mails.found.action'), url },
  note: t('search-mails.found.note'),
})
