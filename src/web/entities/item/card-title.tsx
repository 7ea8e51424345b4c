import type { ItemCard } from '#contract/search-answer.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { ItemLink } from './item-link.tsx'
import { useOriginals } from './use-originals.ts'

interface CardTitleProps {
  item: Pick<ItemCard, 'title' | 'language' | 'original'>
  to: string
  className: string
}

/**
 * The title of an item on its card, a link to the item; in the lender's own words for readers who prefer the
 * original.
 */
export function CardTitle({ item, to, className }: CardTitleProps) {
  const t = useTranslate()
  const [originals] = useOriginals()
  const { title, language } = (originals && item.original) || item
  return (
    <span lang={language === t.language ? undefined : language}>
      <ItemLink to={to} className={className}>
        {withUnits(title)}
      </ItemLink>
    </span>
  )
}

/** No line ends between a number and its unit. */
const withUnits = (title: string) => title.replace(/(?<=\d) (?=\p{L}{1,3}(?!\p{L}))/gu, '\u00a0')
