import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const keyOf = (itemId: string) => ['condition-photos', itemId]

/** The photos that show the condition of an item on its page, by their paths. */
export function useShownPhotos(itemId: string) {
  return useQuery({
    queryKey: keyOf(itemId),
    queryFn: async () => {
      const { from } = await supabase()
      const rows = unwrap(await from('condition_photos').select('path').eq('item_id', itemId))
      return rows.map(({ path }) => path)
    },
  })
}

/** Shows a photo there, or takes it off; what the box says changes at once, and back where that fails. */
export function useShowPhoto(itemId: string) {
  const queries = useQueryClient()
  const queryKey = keyOf(itemId)
  return useMutation({
    mutationFn: (change: { photo: string; isShown: boolean }) =>
      callFunction('show-condition-photo', { itemId, ...change }),
    onMutate: async ({ photo, isShown }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<string[]>(queryKey, (known = []) => {
        const others = known.filter((path) => path !== photo)
        return isShown ? [...others, photo] : others
      })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
