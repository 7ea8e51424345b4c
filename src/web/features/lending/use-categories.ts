import { useQuery } from '@tanstack/react-query'
import { inTreeOrder } from '#domain/category/category.ts'
import { categoryFee } from '#domain/category/category-fee.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

interface CategoryChoice {
  value: string
  /** With the one that it is in before it. */
  label: string
  /** What lenders are told is usual, in cents. */
  depositCents: number | null
  /** The platform's fee on rentals in it, in per cent. */
  feePercent: number
}

/** The categories in which things are offered, named in the page's language, and the current one even if it is retired. */
export function useCategories(current: string | null): CategoryChoice[] {
  const language = useLanguage()
  const { data = [] } = useQuery({
    queryKey: ['categories'],
    staleTime: 60_000,
    queryFn: async () => {
      const { from } = await supabase()
      return inTreeOrder(
        unwrap(
          await from('categories').select(
            'id, slug, parent_id, position, names, suggested_deposit_cents, fee_percent, retired_at',
          ),
        ),
      )
    },
  })
  const nameOf = (names: unknown) => {
    const named = names as Record<string, string>
    return named[language] ?? named.en ?? ''
  }
  return data
    .filter(({ id, retired_at }) => retired_at === null || id === current)
    .map(({ id, names, parent_id, suggested_deposit_cents, fee_percent }) => {
      const parent = data.find((category) => category.id === parent_id)
      return {
        value: id,
        label: parent ? `${nameOf(parent.names)} › ${nameOf(names)}` : nameOf(names),
        depositCents: suggested_deposit_cents,
        feePercent: categoryFee(fee_percent, parent?.fee_percent),
      }
    })
}
