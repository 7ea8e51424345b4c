import { CategoryIcon } from '../../entities/item/category-icon.tsx'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { WishCategory } from './load-wishes.ts'
import type { OpenWish } from './open-wish.ts'
import { daysText, priceText } from './wish-facts.ts'

interface WishCardProps {
  wish: OpenWish
  category: Pick<WishCategory, 'icon'> | undefined
  /** The level of its title on the page. */
  as?: 'h2' | 'h3'
}

/** A neighbour's wish in a list: what, who and where, when, and for how much. */
export function WishCard({ wish, category, as: Heading = 'h2' }: WishCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const facts = [daysText(wish, format, t), priceText(wish, format, t)].filter(Boolean)
  return (
    <Card as="li" className="relative flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-tint text-accent-ink">
        <CategoryIcon icon={category?.icon ?? ''} />
      </span>
      <div className="min-w-0 grow">
        <Heading className="text-lg wrap-anywhere">
          <Link to={`/wishes/${wish.id}`} lang={wish.language} className="stretched-link">
            {wish.title}
          </Link>
        </Heading>
        <p className="text-sm text-ink-soft">
          {t('wishes.card.by', { name: wish.first_name, place: placeName(wish) })}
        </p>
        <p suppressHydrationWarning className="tabular mt-2 text-sm">
          {facts.join(' · ')}
        </p>
        {wish.note && (
          <p lang={wish.language} className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft">
            {wish.note}
          </p>
        )}
        {wish.answer_count > 0 && (
          <p className="mt-2 text-sm font-semibold text-accent-ink">
            {t('wishes.card.answers', { count: wish.answer_count })}
          </p>
        )}
      </div>
    </Card>
  )
}
