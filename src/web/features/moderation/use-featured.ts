import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** For what time an item is featured on the home page, and where in the order. */
export interface FeaturedItem {
  position: number
  starts_at: string
  ends_at: string | null
}

/** How an item is featured; null where it is not. */
export function useFeatured(itemId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['featured', user?.id, itemId],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async (): Promise<FeaturedItem | null> => {
      const { from } = await supabase()
      const found = await from('featured_items')
        .select('position, starts_at, ends_at')
        .eq('item_id', itemId)
        .maybeSingle()
      return unwrap(found)
    },
  })
}

interface Inputs {
  'feature-item': { itemId: string; position: number; startsAt?: string; endsAt: string | null }
  'unfeature-item': { itemId: string }
}

/** Features an item, or takes it off; afterwards it is read again. */
export function useFeature<Name extends keyof Inputs>(name: Name) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Inputs[Name]) => callFunction(name, input),
    onSettled: () => queries.invalidateQueries({ queryKey: ['featured'] }),
  })
}
