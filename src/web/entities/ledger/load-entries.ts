import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { ENTRY_COLUMNS, type EntryFilter, type LedgerEntry } from './ledger-entry.ts'

/** Some of the signed-in person's entries, the newest first, from the nth on. */
export async function loadEntries(filter: EntryFilter, first: number, count: number): Promise<LedgerEntry[]> {
  const { from } = await supabase()
  let entries = from('my_ledger_entries').select(ENTRY_COLUMNS)
  if (filter.account) entries = entries.eq('account', filter.account)
  if (filter.kinds) entries = entries.in('kind', filter.kinds)
  if (filter.month) entries = entries.eq('month', filter.month)
  if (filter.since) entries = entries.gte('month', filter.since)
  if (filter.itemId) entries = entries.eq('item_id', filter.itemId)
  if (filter.payoutId) entries = entries.eq('payout_id', filter.payoutId)
  if (filter.isEarned) entries = entries.is('payout_id', null)
  const answer = await entries
    .order('at', { ascending: false })
    .order('id', { ascending: false })
    .range(first, first + count - 1)
  return unwrap(answer)
}
