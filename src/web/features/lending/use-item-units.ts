import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface ItemUnit {
  id: string
  label: string
  is_active: boolean
}

/** The units of an own item, by their labels. */
export function useItemUnits(itemId: string) {
  return useQuery({
    queryKey: ['item-units', itemId],
    queryFn: async () => {
      const { from } = await supabase()
      const units: ItemUnit[] = unwrap(
        await from('item_units').select('id, label, is_active').eq('item_id', itemId),
      )
      return units.toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }))
    },
  })
}

/** Gives a unit another label, or puts it back into use. */
export function useChangeUnit(unitId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: { label: string } | { isActive: true }) =>
      callFunction('change-unit', { unitId, ...change }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['item-units'] }),
  })
}
