import { sql } from 'kysely'
import type { PersonalData } from '../personal-data.ts'

export const personalData: PersonalData = {
  exported: {
    conversations: `select c.id, c.item_id, c.booking_id, c.renter_id, c.owner_id, c.created_at, p.read_message_id
                    from public.conversations c
                    join public.conversation_participants p on p.conversation_id = c.id and p.person_id = $1`,
    messages_written: `select m.conversation_id, m.body, m.created_at
                       from public.messages m where m.sender_id = $1 order by m.id`,
    message_blocks: `select b.blocked_id, b.created_at from public.message_blocks b where b.person_id = $1`,
  },
  forget: (userId) => [
    sql`delete from public.message_blocks where ${userId} in (person_id, blocked_id)`,
    sql`delete from public.conversation_participants where person_id = ${userId}`,
  ],
  kept: {
    conversations: 'the other side goes on reading it, without the name',
    messages: 'what the other side was told, without the name',
  },
}
