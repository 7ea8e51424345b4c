import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'messages',
  exported: {
    notifications: `select n.kind, n.data, n.path, n.created_at, n.read_at from public.notifications n
                    where n.user_id = $1`,
    notification_settings: `select s.topic, s.by_mail, s.in_app, s.by_push from public.notification_settings s
                            where s.user_id = $1`,
    push_subscriptions: `select p.endpoint, p.shows_details, p.created_at from public.push_subscriptions p
                         where p.user_id = $1`,
    pushes: `select o.template, o.locale, o.created_at from public.push_outbox o where o.user_id = $1`,
    mails: `select m.template, m.subject, m.locale, m.created_at, m.sent_at from public.outbox m
            where m.person_id = $1 or m.recipient = (select lower(p.email) from public.profiles p where p.id = $1)`,
  },
  forget: (userId) => [
    sql`delete from public.notifications where user_id = ${userId}`,
    sql`delete from public.push_subscriptions where user_id = ${userId}`,
    sql`delete from public.push_outbox where user_id = ${userId}`,
    sql`delete from public.notification_settings where user_id = ${userId}`,
    sql`delete from public.outbox
        where person_id = ${userId}
          or recipient = (select lower(email) from public.profiles where id = ${userId})`,
  ],
}
