import { sql } from 'kysely'
import type { NoticeKind } from '#domain/notification/topics.ts'
import type { TemplateName } from './templates.ts'

/** Mails that are no notices: codes that were asked for, invitations, and the last word to an account that is gone. */
type MailOnly =
  | 'account-deleted'
  | 'account-exists'
  | 'account-prepared'
  | 'confirm-sign-up'
  | 'email-change'
  | 'invitation'
  | 'magic-link'
  | 'reauthentication'
  | 'recovery'
  | 'test-mail'

type WithoutTopic = Exclude<TemplateName, MailOnly | NoticeKind>

export interface Notice {
  userId: string
  /** The compiler complains here about a new mail: it needs a topic in `NOTICES`, or its name above. */
  kind: [WithoutTopic] extends [never] ? string : WithoutTopic
  /** The values of its text, and the address that it links to as `url`. */
  data: object
  /** Names what happened; a second notice of it is not written. */
  occasion: string
}

/** The statement that puts notices on people's lists; their addresses are kept as paths of the site. */
export function insertNotices(notices: Notice[]) {
  const rows = notices.map(({ data, ...notice }) => {
    const { url, ...words } = data as { url?: string }
    return { ...notice, words, path: pathOf(url) }
  })
  return sql`
    insert into public.notifications (user_id, kind, data, path, occasion)
    select "userId", kind, words, path, occasion
    from jsonb_to_recordset(${JSON.stringify(rows, withoutPlace)}::jsonb)
      as n ("userId" uuid, kind text, words jsonb, path text, occasion text)
    on conflict (user_id, kind, occasion) do nothing`
}

/** Where people live stands on the page of the rental, for as long as its reader may see it. */
const withoutPlace = (key: string, value: unknown) => (key === 'place' ? undefined : value)

function pathOf(url = '/dashboard'): string {
  const { pathname, search } = new URL(url, 'http://site.invalid')
  return pathname === '/' ? '/dashboard' : pathname + search
}
