import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadUser, useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { type OwnProfile, ownProfileKey, type ProfileFields } from './use-own-profile.ts'

/** Saves fields of the own profile: seen at once, taken back when the server says no. */
export function useSaveProfile() {
  const user = useUser()
  const queryClient = useQueryClient()
  const queryKey = ownProfileKey(user?.id)

  return useMutation({
    mutationFn: async (fields: Partial<OwnProfile>) => {
      const { from, auth } = await supabase()
      unwrap(await from('profiles').update(fields).eq('id', user!.id).select('id').single())
      const told = toldToAuth(fields)
      if (told) {
        const { error } = await auth.updateUser({ data: told })
        if (error) throw error
      }
    },
    onMutate: async (fields) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData<OwnProfile>(queryKey)
      queryClient.setQueryData<OwnProfile>(queryKey, (known) => known && { ...known, ...fields })
      return { before }
    },
    onError: (_error, _fields, context) => queryClient.setQueryData(queryKey, context?.before),
    onSuccess: reloadUser,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** The auth service writes mails too: it has to know the language, and whom it writes to. */
function toldToAuth({ name, locale }: Partial<ProfileFields>) {
  if (name === undefined && locale === undefined) return
  return { ...(name !== undefined && { name }), ...(locale !== undefined && { locale }) }
}
