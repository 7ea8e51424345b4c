import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

interface ListingEdit {
  itemId: string
  version: number
  title: string
  description: string
  categoryId: string
  pricePerDayCents: number
  pricePerHourCents: number | null
  depositCents: number
  reason: string
}

/** Changes a listing for its lender; afterwards it is read again, also where it was refused. */
export function useEditListing() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (edit: ListingEdit) => callFunction('edit-listing-for', edit),
    onSettled: () => queries.invalidateQueries({ queryKey: ['listing-to-review'] }),
  })
}

/** The categories in their order, as a field offers them. */
export function useCategoryChoices(): { value: string; label: string }[] {
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['category-choices', language],
    staleTime: 600_000,
    queryFn: async () => {
      const { from } = await supabase()
      const rows = unwrap(await from('categories').select('id, names').order('position'))
      return rows.map(({ id, names }) => {
        const named = names as Record<string, string>
        return { value: id, label: named[language] ?? named.en ?? '' }
      })
    },
  })
  return data
}
