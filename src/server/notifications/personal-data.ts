import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    notifications: `select n.kind, n.data, n.path, n.created_at, n.read_at from public.notifications n
                    where n.user_id = $1`,
    notification_settings: `select s.topic, s.by_mail, s.in_app from public.notification_settings s
                            where s.user_id = $1`,
    mails: `select m.template, m.locale, m.created_at, m.sent_at from public.outbox m
            where m.recipient = (select lower(p.email) from public.profiles p where p.id = $1)`,
  },
  forget: (userId) => [
    sql`delete from public.notifications where user_id = ${userId}`,
    sql`delete from public.notification_settings where user_id = ${userId}`,
    sql`delete from public.outbox
        where recipient = (select lower(email) from public.profiles where id = ${userId})`,
  ],
}
