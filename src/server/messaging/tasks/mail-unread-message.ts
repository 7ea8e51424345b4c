import { inTransaction } from '#backend/db/transaction.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { MAIL_UNREAD_MESSAGE, mailUnread, type Unread } from '../mails/notify-of-message.ts'

/** Mails a person what was said to them some minutes ago, unless they have read it meanwhile. */
export const mailUnreadMessage: Task<Deps, Unread> = {
  name: MAIL_UNREAD_MESSAGE,
  run: ({ db, config }, unread) =>
    inTransaction(db, { as: 'service' }, (tx) => mailUnread(tx, config.siteUrl, unread)),
}
