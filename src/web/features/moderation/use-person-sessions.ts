import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** Where a person is signed in, and what an admin may do about it. */
export function usePersonSessions(personId: string) {
  const queries = useQueryClient()
  const onSettled = () =>
    Promise.all(
      ['person-sessions', 'person-file'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    )
  const sessions = useQuery({
    queryKey: ['person-sessions', personId],
    staleTime: 0,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('staff_sessions', { person: personId }))
    },
  })
  const end = useMutation({
    mutationFn: (input: { sessionId?: string; reason: string }) =>
      callFunction('end-person-sessions', { personId, ...input }),
    onSettled,
  })
  const reset = useMutation({
    mutationFn: (reason: string) => callFunction('reset-second-factor', { personId, reason }),
    onSettled,
  })
  return { sessions, end, reset }
}
