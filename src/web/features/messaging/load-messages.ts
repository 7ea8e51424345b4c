import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Message } from './conversation.ts'

export const MESSAGES_PAGE = 50

/** The messages of a conversation before one of them, or its latest. */
export async function loadOlderMessages(conversationId: string, before?: number): Promise<Message[]> {
  const { from } = await supabase()
  let query = from('messages')
    .select('id, sender_id, body, created_at')
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
    .select('id, sender_id, body, created_at')
    .eq('conversation_id', conversationId)
    .gt('id', after)
    .order('id')
    .limit(MESSAGES_PAGE)
  return unwrap(newer)
}
