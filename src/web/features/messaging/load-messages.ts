import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Message } from './conversation.ts'
import { MESSAGE_COLUMNS } from './conversation-columns.ts'

export const MESSAGES_PAGE = 50

/** The messages of a conversation before one of them, or its latest. */
export async function loadOlderMessages(conversationId: string, before?: number): Promise<Message[]> {
  const { from } = await supabase()
  let query = from('messages')
    .select(MESSAGE_COLUMNS)
    .eq('conversation_id', conversationId)
    .order('id', { ascending: false })
    .limit(MESSAGES_PAGE)
  if (before !== undefined) query = query.lt('id', before)
  return unwrap(await query)
}

/** Loads the messages after a given one; if there are very many the first part, and the next call the rest. */
export async function loadNewerMessages(conversationId: string, after: number): Promise<Message[]> {
  const { from } = await supabase()
  const newer = await from('messages')
    .select(MESSAGE_COLUMNS)
    .eq('conversation_id', conversationId)
    .gt('id', after)
    .order('id')
    .limit(MESSAGES_PAGE)
  return unwrap(newer)
}

/** Messages by their ids, at most as many as one address takes. */
export async function loadMessages(ids: readonly number[]): Promise<Message[]> {
  const { from } = await supabase()
  return unwrap(await from('messages').select(MESSAGE_COLUMNS).in('id', ids.slice(0, 200)))
}

/** How far the other side has read; null where they do not show it, or this person does not. */
export async function loadReadMark(conversationId: string, otherId: string): Promise<number | null> {
  const { from } = await supabase()
  const mark = await from('read_marks')
    .select('message_id')
    .eq('conversation_id', conversationId)
    .eq('person_id', otherId)
    .maybeSingle()
  return unwrap(mark)?.message_id ?? null
}
