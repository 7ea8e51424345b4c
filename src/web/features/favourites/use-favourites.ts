import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The signed-in person's favourites, and the action that adds or removes one; visitors have none. */
export function useFavourites() {
  const t = useTranslate()
  const user = useUser()
  const cache = useQueryClient()
  const queryKey = ['favourites', user?.id]

  const { data: ids } = useQuery({
    queryKey,
    enabled: user !== undefined,
    queryFn: async () => {
      const client = await supabase()
      return unwrap(await client.from('favourites').select('item_id').order('created_at')).map(
        (row) => row.item_id,
      )
    },
  })

  const { mutate } = useMutation({
    mutationFn: async ({ itemId, isMarked }: { itemId: string; isMarked: boolean }) => {
      if (!user) return
      const client = await supabase()
      const row = { user_id: user.id, item_id: itemId }
      unwrap(
        isMarked
          ? await client.from('favourites').upsert(row, { ignoreDuplicates: true })
          : await client.from('favourites').delete().match(row),
      )
    },
    onMutate: async ({ itemId, isMarked }) => {
      // An answer from before would undo it on the screen.
      await cache.cancelQueries({ queryKey })
      const before = cache.getQueryData<string[]>(queryKey)
      cache.setQueryData<string[]>(queryKey, (now = []) =>
        isMarked ? [...now, itemId] : now.filter((id) => id !== itemId),
      )
      return { before }
    },
    onSuccess: (_nothing, { itemId, isMarked }) => {
      if (isMarked) return
      const undo = { label: t('search.favourite.undo'), run: () => mutate({ itemId, isMarked: true }) }
      toast({ title: t('search.favourite.removed'), action: undo })
    },
    onError: (error, _variables, context) => {
      cache.setQueryData(queryKey, context?.before)
      toast(errorToast(error, t))
    },
    onSettled: () => cache.invalidateQueries({ queryKey }),
  })

  return { isSignedIn: user !== undefined, ids, mark: mutate }
}
