import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The signed-in person's saved searches, latest first; visitors have none. */
export function useSavedSearches() {
  const user = useUser()
  return useQuery({
    queryKey: ['saved-searches', user?.id],
    enabled: user !== undefined,
    queryFn: async () => {
      const client = await supabase()
      return unwrap(
        await client
          .from('saved_searches')
          .select('id, name, query, alerts')
          .order('created_at', { ascending: false }),
      )
    },
  })
}

export type SavedSearch = NonNullable<ReturnType<typeof useSavedSearches>['data']>[number]

/** Saves a search, changes whether it alerts, or removes it, which can be undone. */
export function useChangeSavedSearches() {
  const t = useTranslate()
  const user = useUser()
  const cache = useQueryClient()
  const queryKey = ['saved-searches', user?.id]
  const settled = {
    onError: (error: Error) => void toast(errorToast(error, t)),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  }

  const save = useMutation({
    mutationFn: async ({ name, query }: Pick<SavedSearch, 'name' | 'query'>) => {
      if (!user) return
      const client = await supabase()
      const row = { user_id: user.id, name, query }
      const once = { onConflict: 'user_id,query', ignoreDuplicates: true }
      unwrap(await client.from('saved_searches').upsert(row, once))
    },
    onSuccess: () => void toast({ title: t('search.save.done'), description: t('search.save.done-text') }),
    ...settled,
  })
  const remove = useMutation({
    mutationFn: async ({ id }: SavedSearch) => {
      const client = await supabase()
      unwrap(await client.from('saved_searches').delete().eq('id', id))
    },
    onSuccess: (_nothing, saved) => {
      const undo = { label: t('search.favourite.undo'), run: () => save.mutate(saved) }
      toast({ title: t('search.save.removed'), action: undo })
    },
    ...settled,
  })
  const setAlerts = useMutation({
    mutationFn: async ({ id, alerts }: Pick<SavedSearch, 'id' | 'alerts'>) => {
      const client = await supabase()
      unwrap(await client.from('saved_searches').update({ alerts }).eq('id', id))
    },
    onMutate: ({ id, alerts }) =>
      cache.setQueryData<SavedSearch[]>(queryKey, (now) =>
        now?.map((saved) => (saved.id === id ? { ...saved, alerts } : saved)),
      ),
    ...settled,
  })
  return { save, remove, setAlerts }
}
