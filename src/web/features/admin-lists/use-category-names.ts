import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The categories in their order, by id, with their names in the page's language. */
export function useCategoryNames(): ReadonlyMap<string, string> | undefined {
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['category-names', language],
    staleTime: 600_000,
    queryFn: async () => {
      const { from } = await supabase()
      const rows = unwrap(await from('categories').select('id, names').order('position'))
      return new Map(
        rows.map(({ id, names }) => {
          const named = names as Record<string, string>
          return [id, named[language] ?? named.en ?? '']
        }),
      )
    },
  })
  return data
}
