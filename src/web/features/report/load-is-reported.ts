import type { CaseSubject } from '#domain/moderation/cases.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const COLUMN = { item: 'item_id', person: 'person_id', review: 'review_id', wish: 'wish_id' } as const

/** Whether this person has a report or an appeal about a subject that waits. */
export async function loadIsReported(subject: CaseSubject, id: string, userId: string): Promise<boolean> {
  const { from } = await supabase()
  const open = await from('cases')
    .select('id')
    .eq(COLUMN[subject], id)
    .eq('reporter_id', userId)
    .eq('status', 'open')
    .limit(1)
  return unwrap(open).length > 0
}
