import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OfficeList } from '#domain/access/office.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { unwrap } from '../../lib/unwrap.ts'

export const MAX_VIEW_NAME = 60
export const MAX_VIEW_QUERY = 1_000

/** The reader's own views of a list and those that others share, by name. */
export function useViews(list: OfficeList) {
  const user = useUser()
  return useQuery({
    queryKey: ['staff-views', list, user?.id],
    enabled: user !== undefined,
    queryFn: async () => {
      const client = await supabase()
      return unwrap(
        await client
          .from('staff_views')
          .select('id, owner_id, name, query, is_shared, owner:profiles!staff_views_owner_id_fkey(name)')
          .eq('list', list)
          .order('name')
          .order('id'),
      )
    },
  })
}

export type View = NonNullable<ReturnType<typeof useViews>['data']>[number]

export interface ViewDraft {
  name: string
  isShared: boolean
}

/** Saves what a list is asked for as a view, or the name of one that there is. */
export function useSaveView(list: OfficeList, query: string, view?: View) {
  const user = useUser()
  return useChange(list, 'office.views.saved', async ({ name, isShared }: ViewDraft) => {
    if (!user) return
    const views = (await supabase()).from('staff_views')
    const values = { name: name.trim(), is_shared: isShared }
    unwrap(
      view
        ? await views.update(values).eq('id', view.id)
        : await views.insert({ ...values, owner_id: user.id, list, query }),
    )
  })
}

export const useDeleteView = (list: OfficeList) =>
  useChange(list, 'office.views.deleted', async ({ id }: View) => {
    unwrap(await (await supabase()).from('staff_views').delete().eq('id', id))
  })

/** Makes a change, says how it went, and asks for the views again. */
function useChange<Input>(
  list: OfficeList,
  done: 'office.views.saved' | 'office.views.deleted',
  mutationFn: (input: Input) => Promise<void>,
) {
  const t = useTranslate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => void toast({ title: t(done), tone: 'good' }),
    onError: (error) => void toast(errorToast(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['staff-views', list] }),
  })
}
