import { useQuery } from '@tanstack/react-query'
import { ATTRIBUTE_COLUMNS, attributeOf } from '#contract/attributes.ts'
import type { Attribute } from '#domain/category/attributes.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** What is asked about items of a category now: first what the one that it is in asks; undefined while unknown. */
export function useAttributes(categoryId: string | null): Attribute[] | undefined {
  const { data } = useQuery({
    queryKey: ['category attributes', categoryId],
    enabled: categoryId !== null,
    staleTime: 60_000,
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('categories').select('parent_id').eq('id', categoryId!).maybeSingle()
      const category = unwrap(answer)
      const ids = [category?.parent_id, categoryId].filter((id) => typeof id === 'string')
      const rows = unwrap(
        await from('category_attributes')
          .select(`category_id, ${ATTRIBUTE_COLUMNS}`)
          .in('category_id', ids)
          .is('retired_at', null)
          .order('position')
          .order('key'),
      )
      return ids.flatMap((id) => rows.filter(({ category_id }) => category_id === id)).map(attributeOf)
    },
  })
  return categoryId === null ? [] : data
}
