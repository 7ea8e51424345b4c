import { useQuery } from '@tanstack/react-query'
import Lightbulb from 'lucide-react/icons/lightbulb'
import type { PriceHint as Hint } from '#contract/my-listings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import type { Draft } from './draft.ts'

/** What similar items cost and how often they are rented. */
export function PriceHintText({ hint, isNear = true }: { hint: Hint; isNear?: boolean }) {
  const t = useTranslate()
  const { price } = useFormat()
  const values = {
    where: t(isNear ? 'lending.hint.near' : 'lending.hint.anywhere'),
    low: price(hint.low_cents),
    high: price(hint.high_cents),
  }
  return (
    <p className="tabular flex items-start gap-2 text-sm text-ink-soft">
      <Lightbulb aria-hidden size={16} className="mt-0.5 shrink-0" />
      {hint.rentals > 0
        ? t('lending.hint', { ...values, count: hint.rentals })
        : t('lending.hint.seldom', values)}
    </p>
  )
}

/** The same for a draft, from its category and, once that is known, its place. A hint that fails to load is none. */
export function PriceHint({ draft: { categoryId, place } }: { draft: Draft }) {
  const at = place && { near_latitude: place.latitude, near_longitude: place.longitude }
  const { data } = useQuery({
    queryKey: ['price-hint', categoryId, at],
    enabled: categoryId !== null,
    staleTime: 600_000,
    queryFn: async () => {
      const { rpc } = await supabase()
      return unwrap(await rpc('price_hint', { category: categoryId!, ...at }))
    },
  })
  return data ? (
    <div role="status" className="-mt-4">
      <PriceHintText hint={data} isNear={place !== null} />
    </div>
  ) : null
}
