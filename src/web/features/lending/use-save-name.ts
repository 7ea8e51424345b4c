import { useMutation } from '@tanstack/react-query'
import { reloadUser, useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** Saves the name of a lender who signed up with an address alone. */
export function useSaveName() {
  const user = useUser()
  return useMutation({
    mutationFn: async (name: string) => {
      const { from, auth } = await supabase()
      unwrap(await from('profiles').update({ name }).eq('id', user!.id).select('id').single())
      // The auth service writes mails, too.
      const { error } = await auth.updateUser({ data: { name } })
      if (error) throw error
      await reloadUser()
    },
  })
}
