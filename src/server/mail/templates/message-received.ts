import type { Template } from '../templates.ts'

/** A message that was not read for some minutes. */
export interface ReceivedMessage {
  /** First name; empty if they have none. */
  sender: string
  /** Of the item; empty if it is gone. */
  title: string
  /** The beginning of the message, in one line. */
  message: string
  url: string
}

export const messageReceived: Template<'message-received'> = ({ sender, title, message, url }, { t }) => {
  const name = sender || t('message-mails.neighbour')
  return {
    subject: t('message-mails.subject', { name }),
    lines: [
      title ? t('message-mails.about', { name, title }) : t('message-mails.text', { name }),
      t('message-mails.quote', { message }),
    ],
    action: { label: t('message-mails.action'), url },
    note: t('message-mails.note'),
  }
}
