import type { ItemCard } from '#contract/search-answer.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { languageName } from '../../lib/format.ts'
import { ItemLink } from './item-link.tsx'
import { useOriginals } from './use-originals.ts'

interface CardTitleProps {
  item: Pick<ItemCard, 'title' | 'language' | 'original'>
  to: string
  className: string
}

/**
 * The title of an item on its card, a link to the item, marked where its language is not the reader's; in the lender's
 * own words for readers who prefer the original.
 */
export function CardTitle({ item, to, className }: CardTitleProps) {
  const t = useTranslate()
  const [originals] = useOriginals()
  const { title, language } = (originals && item.original) || item
  const link = (
    <ItemLink to={to} className={className}>
      {withUnits(title)}
    </ItemLink>
  )
  if (language === t.language) return link
  return (
    <>
      <LanguageMark language={language} /> <span lang={language}>{link}</span>
    </>
  )
}

/** The language of words that the reader has not chosen, before them, so that a long title does not cut it off. */
function LanguageMark({ language }: { language: string }) {
  const t = useTranslate()
  const name = languageName(language, t.language)
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className="inline-block rounded-sm border border-line px-1 align-[0.1em] text-[0.6875rem] leading-4 font-semibold text-ink-soft"
    >
      {language.toUpperCase()}
    </span>
  )
}

/** No line ends between a number and its unit. */
const withUnits = (title: string) => title.replace(/(?<=\d) (?=\p{L}{1,3}(?!\p{L}))/gu, '\u00a0')
