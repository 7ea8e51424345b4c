import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/root-data.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The tags that the back office has given people, by what they are known by, in the order of the alphabet. */
export function usePersonTags(): ReadonlyMap<string, string> | undefined {
  const user = useUser()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['person-tags', user?.id],
    enabled: user !== undefined,
    queryFn: async () => {
      const { rpc } = await supabase()
      const rows = unwrap(await rpc('person_tags_in_use'))
      rows.sort((a, b) => a.tag.localeCompare(b.tag, language, { numeric: true }))
      return new Map(rows.map(({ key, tag }) => [key, tag]))
    },
  })
  return data
}
