import type { ListingRow } from '#contract/listing.ts'
import { callFunction } from '../../lib/call-function.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { Draft } from './draft.ts'

/** Begins a draft; its id. */
export async function createDraft(ownerId: string, language: string): Promise<string> {
  const { from } = await supabase()
  const answer = await from('items').insert({ owner_id: ownerId, language }).select('id').single()
  return unwrap(answer).id
}

type SavedRow = Partial<ListingRow> & { translations?: Record<string, never> }

/** Saves a draft: the row, the place that only its owner and renters see, and the number of units. */
export async function saveDraft(id: string, row: SavedRow, draft: Draft): Promise<void> {
  const { from } = await supabase()
  unwrap(await from('items').update(row).eq('id', id).select('id').single())
  if (draft.place) {
    const { latitude, longitude } = draft.place
    await callFunction('locate-item', { itemId: id, address: draft.address.trim(), latitude, longitude })
  }
  await saveQuantity(id, draft.quantity)
}

/** Units are never deleted, since a renter may have booked them: surplus ones are deactivated. */
async function saveQuantity(id: string, quantity: number): Promise<void> {
  const { from } = await supabase()
  const units = unwrap(await from('item_units').select('id, label, is_active').eq('item_id', id))
  units.sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
  const change = async (ids: string[], is_active: boolean) => {
    if (ids.length > 0) unwrap(await from('item_units').update({ is_active }).in('id', ids))
  }
  const [wanted, surplus] = [units.slice(0, quantity), units.slice(quantity)]
  await change(
    wanted.filter((unit) => !unit.is_active).map((unit) => unit.id),
    true,
  )
  await change(
    surplus.filter((unit) => unit.is_active).map((unit) => unit.id),
    false,
  )
  const labels = new Set(units.map(({ label }) => label))
  const added: { item_id: string; label: string }[] = []
  for (let n = 1; units.length + added.length < quantity; n++) {
    if (!labels.has(String(n))) added.push({ item_id: id, label: String(n) })
  }
  if (added.length > 0) unwrap(await from('item_units').insert(added))
}
