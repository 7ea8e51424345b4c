import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export interface Block {
  id: string
  start_date: string
  end_date: string
  note: string
}

/** When the owner needs an item, from today on, soonest first. */
export function useBlocks(itemId: string) {
  return useQuery({
    queryKey: ['lender-calendar', 'blocks', itemId],
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('item_blocks')
          .select('id, start_date, end_date, note')
          .eq('item_id', itemId)
          // Blocks imported from another calendar are removed with that calendar.
          .is('source_id', null)
          .gt('end_date', new Date().toISOString())
          .order('start_date'),
      )
    },
  })
}

/** Blocks an item; refused with 23P01 where a renter has it then. */
export function useBlock() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (block: Omit<Block, 'id'> & { item_id: string }) => {
      const { from } = await supabase()
      return unwrap(await from('item_blocks').insert(block).select('id').single())
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['lender-calendar'] }),
  })
}

/** Gives blocked days back. */
export function useUnblock() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      const { from } = await supabase()
      return unwrap(await from('item_blocks').delete().eq('id', id).select('id'))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['lender-calendar'] }),
  })
}
