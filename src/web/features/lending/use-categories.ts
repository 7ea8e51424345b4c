import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** All categories with their names in the page's language, for a list to choose from. */
export function useCategories(): { value: string; label: string }[] {
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['categories'],
    staleTime: 600_000,
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(await from('categories').select('id, names').order('position'))
    },
  })
  return data.map(({ id, names }) => {
    const named = names as Record<string, string>
    return { value: id, label: named[language] ?? named.en ?? '' }
  })
}
