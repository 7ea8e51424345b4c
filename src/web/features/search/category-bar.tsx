import { useEffect, useRef } from 'react'
import type { CategoryCard } from '#contract/search-answer.ts'
import { inCategory } from '#domain/search/in-category.ts'
import type { Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { CategoryIcon } from '../../entities/item/category-icon.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

interface CategoryBarProps {
  search: Search
  categories: CategoryCard[]
}

/** The categories in one row, to look through them one after the other; pressing one again clears it. */
export function CategoryBar({ search, categories }: CategoryBarProps) {
  const t = useTranslate()
  const chosen = categories.find(({ slug }) => slug === search.category)
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = ref.current
    const chosen = list?.querySelector<HTMLElement>('[aria-current]')
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.clientWidth) / 2
  }, [])
  return (
    <nav aria-label={t('search.filter.category')} className="border-b border-line">
      <ul
        ref={ref}
        className="page relative flex gap-1 overflow-x-auto [scrollbar-width:none] xl:justify-between xl:gap-0"
      >
        {categories.map(({ slug, name, icon, parent }) => {
          if (parent) return null
          const isChosen = slug === (chosen?.parent ?? chosen?.slug)
          return (
            <li key={slug}>
              <Link
                to={searchPath(inCategory(search, isChosen ? undefined : slug))}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={classNames(
                  'flex min-h-18 min-w-20 flex-col items-center justify-center gap-1.5 border-b-2 px-2 pt-1 xl:min-w-16 xl:px-1 text-xs font-semibold whitespace-nowrap -outline-offset-2 transition-colors',
                  isChosen
                    ? 'border-accent text-accent-ink'
                    : 'border-transparent text-ink-soft hover:border-line-strong hover:text-ink',
                )}
              >
                <CategoryIcon icon={icon} size={22} />
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
