import type { EditedField } from '#domain/listing/listing.ts'
import type { Template } from '../templates.ts'

export interface EditedListing {
  title: string
  fields: readonly EditedField[]
  /** Why, in the team's words. */
  message: string
  url: string
}

export const listingEdited: Template<'listing-edited'> = ({ title, fields, message, url }, { t }) => ({
  subject: t('listing-mails.edited.subject'),
  lines: [
    t('listing-mails.edited.text', { title }),
    t('listing-mails.edited.fields', {
      fields: fields.map((field) => t(`listing-mails.edited.field.${field}`)).join(', '),
    }),
    t('mail.moderator', { message }),
  ],
  action: { label: t('listing-mails.edited.action'), url },
  note: t('listing-mails.edited.note'),
})
