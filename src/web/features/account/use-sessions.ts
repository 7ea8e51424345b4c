import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { meetingDemands } from '../../lib/demands.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const queryKey = ['sessions']

/** The devices on which the person is signed in, this one first, and the ways to end them. */
export function useSessions() {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey })

  const sessions = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async () => {
      const answer = await (await supabase()).rpc('my_sessions')
      return unwrap(answer)
    },
  })
  const endOne = useMutation({
    mutationFn: async (id: string) => {
      const client = await supabase()
      return meetingDemands(async () => unwrap(await client.rpc('end_my_session', { session_id: id })))
    },
    onSettled,
  })
  const endOthers = useMutation({
    mutationFn: async () => {
      const { auth } = await supabase()
      await meetingDemands(async () => {
        const { error } = await auth.signOut({ scope: 'others' })
        if (error) throw error
      })
    },
    onSettled,
  })
  return { sessions, endOne, endOthers }
}
