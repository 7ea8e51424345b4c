import { following, type Place } from '../../lib/keyset.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { ENTRY_COLUMNS, type EntryFilter, type LedgerEntry } from './ledger-entry.ts'

/** Some of the entries that the signed-in person may see, the newest first, or those after a place. */
export async function loadEntries(filter: EntryFilter, count: number, after?: Place): Promise<LedgerEntry[]> {
  const { from } = await supabase()
  let entries = from(filter.isCase ? 'case_ledger_entries' : 'my_ledger_entries').select(ENTRY_COLUMNS)
  if (filter.account) entries = entries.in('account', [filter.account].flat())
  if (filter.kinds) entries = entries.in('kind', filter.kinds)
  if (filter.purposes) entries = entries.in('purpose', filter.purposes)
  if (filter.month) entries = entries.eq('month', filter.month)
  if (filter.since) entries = entries.gte('month', filter.since)
  if (filter.itemId) entries = entries.eq('item_id', filter.itemId)
  if (filter.bookingId) entries = entries.eq('booking_id', filter.bookingId)
  if (filter.claimId) entries = entries.eq('claim_id', filter.claimId)
  if (filter.level) entries = entries.eq('level', filter.level)
  if (filter.payoutId) entries = entries.eq('payout_id', filter.payoutId)
  if (filter.isEarned) entries = entries.is('payout_id', null)
  if (after) entries = entries.or(following(after, NEWEST))
  const answer = await entries.order('at', NEWEST).order('id', NEWEST).limit(count)
  return unwrap(answer)
}

const NEWEST = { column: 'at', ascending: false }
