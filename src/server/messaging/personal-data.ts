import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  activity: 'messages',
  exported: {
    conversations: `select c.id, c.item_id, c.booking_id, c.renter_id, c.owner_id, c.created_at, p.read_message_id
                    from public.conversations c
                    join public.conversation_participants p on p.conversation_id = c.id and p.person_id = $1`,
    messages_written: `select m.conversation_id, coalesce(o.body, m.body) as body, m.pictures, m.created_at
                       from public.messages m left join public.message_originals o on o.message_id = m.id
                       where m.sender_id = $1 order by m.id`,
    message_settings: `select s.shows_reading, s.shows_typing from public.message_settings s where s.person_id = $1`,
    quick_replies: `select q.body, q.created_at from public.quick_replies q
                    where q.person_id = $1 order by q.created_at`,
    read_marks: `select r.conversation_id, r.message_id, r.read_at from public.read_marks r where r.person_id = $1`,
    message_blocks: `select b.blocked_id, b.created_at from public.message_blocks b where b.person_id = $1`,
  },
  forget: (userId) => [
    sql`delete from public.message_blocks where ${userId} in (person_id, blocked_id)`,
    sql`delete from public.conversation_participants where person_id = ${userId}`,
    sql`delete from public.message_settings where person_id = ${userId}`,
    sql`delete from public.quick_replies where person_id = ${userId}`,
    sql`delete from public.read_marks where person_id = ${userId}`,
    // Their telephone number and address go with them.
    sql`delete from public.message_originals o using public.messages m
        where m.id = o.message_id and m.sender_id = ${userId}`,
    sql`delete from public.message_translations t using public.messages m
        where m.id = t.message_id and m.sender_id = ${userId}`,
  ],
  kept: {
    conversations: 'the other side goes on reading it, without the name',
    messages: 'what the other side was told, without the name',
  },
}
