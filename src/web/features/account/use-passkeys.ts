import type { PasskeyListItem } from '@supabase/auth-js'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { meetingDemands } from '../../lib/demands.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

export type Passkey = PasskeyListItem

const queryKey = ['passkeys']

/** The person's passkeys, oldest first, and what changes them. */
export function usePasskeys(enabled: boolean) {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey })

  const passkeys = useQuery({
    queryKey,
    enabled,
    queryFn: async () => unwrap(await (await supabase()).auth.passkey.list()) as Passkey[],
  })
  /** Has the device make a key; its name comes afterwards, because the protocol has no other place for it. */
  const add = useMutation({
    mutationFn: async (friendlyName: string) => {
      const { auth } = await supabase()
      const made = await meetingDemands(async () => unwrap(await auth.registerPasskey()) as Passkey)
      await auth.passkey.update({ passkeyId: made.id, friendlyName })
    },
    onSettled,
  })
  const rename = useMutation({
    mutationFn: async (change: { passkeyId: string; friendlyName: string }) => {
      const { error } = await (await supabase()).auth.passkey.update(change)
      if (error) throw error
    },
    onSettled,
  })
  const remove = useMutation({
    mutationFn: async (passkeyId: string) => {
      const { auth } = await supabase()
      await meetingDemands(async () => unwrap(await auth.passkey.delete({ passkeyId })))
    },
    onSettled,
  })
  return { passkeys, add, rename, remove }
}
