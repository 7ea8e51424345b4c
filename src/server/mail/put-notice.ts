import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { NoticeKind } from '#domain/notification/topics.ts'
import type { TemplateName } from './templates.ts'

/** Mails that are no notices: codes that were asked for, and the last word to an account that is gone. */
type MailOnly =
  | 'account-deleted'
  | 'account-exists'
  | 'confirm-sign-up'
  | 'email-change'
  | 'invitation'
  | 'magic-link'
  | 'reauthentication'
  | 'recovery'

type WithoutTopic = Exclude<TemplateName, MailOnly | NoticeKind>

export interface Notice {
  userId: string
  /** For a new mail the compiler asks here: it needs a topic in `NOTICES`, or its name above. */
  kind: [WithoutTopic] extends [never] ? string : WithoutTopic
  /** What its words need, and as `url` the address that it leads to. */
  data: object
  /** Names what happened; a second notice of it is not written. */
  occasion: string
}

/** Puts a notice on a person's list, in the caller's transaction; its address is kept as a path of the site. */
export async function putNotice(
  tx: Transaction<Schema>,
  { userId, kind, data, occasion }: Notice,
): Promise<void> {
  const { url, ...words } = data as { url?: string }
  await tx
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind,
      data: JSON.stringify(words),
      path: pathOf(url),
      occasion,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'occasion']).doNothing())
    .execute()
}

function pathOf(url = '/dashboard'): string {
  const { pathname, search } = new URL(url, 'http://site.invalid')
  return pathname === '/' ? '/dashboard' : pathname + search
}
