import { shortTitle } from '../short-title.ts'
import type { Template } from '../templates.ts'

/** A wish of a neighbour, for lenders who may have it. */
export interface NearbyWish {
  title: string
  /** The first name of the person with the wish. */
  name: string
  /** “Neukölln, Berlin”. */
  where: string
  url: string
}

export const wishNearby: Template<'wish-nearby'> = ({ title, name, where, url }, { t }) => ({
  subject: t('wish-mails.nearby.subject', { title: shortTitle(title, 50) }),
  lines: [t('wish-mails.nearby.text', { title, name, where }), t('wish-mails.nearby.how')],
  action: { label: t('wish-mails.nearby.action'), url },
  note: t('wish-mails.nearby.note'),
})
