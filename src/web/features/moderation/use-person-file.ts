import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** A person as the back office sees them; null for one who is not there. */
export function usePersonFile(id: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['person-file', user?.id, id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      if (!isUuid(id)) return null
      const { rpc } = await supabase()
      return unwrap(await rpc('person_file', { person: id }))
    },
  })
}

export interface Judgement {
  personId: string
  decision: 'warn' | 'block' | 'lift'
  reason?: string
  message?: string
}

interface TagChange {
  personId: string
  give?: string[]
  take?: string[]
}

/** Warns, blocks or frees a person, notes something about them or tags them; afterwards the page is read again. */
export function useActOnPerson(name: 'judge-person' | 'note-person' | 'tag-person') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: Judgement | { personId: string; text: string } | TagChange) =>
      callFunction(name, input),
    onSettled: () =>
      Promise.all(
        ['person-file', 'open-decisions', 'cases', 'people', 'person-tags'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
