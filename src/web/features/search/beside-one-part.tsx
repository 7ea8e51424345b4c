import type { ReactNode } from 'react'
import type { ItemCard } from '#contract/search-answer.ts'
import { ItemGrid } from '../../entities/item/item-grid.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import type { BesideOne } from './fetch-beside-one.ts'

interface BesideOnePartProps {
  beside: BesideOne
  corner: (item: ItemCard) => ReactNode
}

/** Below few results: the same in other places, what is like it, and what is free near a single one. */
export function BesideOnePart({ beside, corner }: BesideOnePartProps) {
  const t = useTranslate()
  const parts = [
    { title: t('search.beside.elsewhere'), items: beside.elsewhere },
    { title: t('search.beside.similar'), items: beside.similar },
    { title: t('search.beside.near'), items: beside.near },
  ]
  return parts
    .filter(({ items }) => items.length > 0)
    .map(({ title, items }) => (
      <section key={title} aria-label={title} className="mt-12">
        <h2 className="mb-4 text-xl">{title}</h2>
        <ItemGrid items={items} width="beside" heading="h3" corner={corner} />
      </section>
    ))
}
