import { sql } from 'kysely'
import type { Locale } from './locale.ts'

export interface Push {
  personId: string
  locale: Locale
  template: string
  data: object
  /** Names what happened; a second push of it is not written. */
  occasion: string
}

/** The statement that puts notices on their way to people's browsers, where they have switched that on. */
export const insertPushes = (pushes: Push[]) => sql`
    insert into public.push_outbox (user_id, locale, template, data, once_key)
    select "personId", locale, template, data, template || ':' || occasion || ':' || "personId"
    from jsonb_to_recordset(${JSON.stringify(pushes)}::jsonb)
      as p ("personId" uuid, locale text, template text, data jsonb, occasion text)
    where exists (select from public.push_subscriptions s where s.user_id = "personId")
    on conflict (once_key) do nothing`
