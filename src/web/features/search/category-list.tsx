import type { CategoryCard } from '#contract/search-answer.ts'
import { inCategory } from '#domain/search/in-category.ts'
import type { Search } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { CategoryIcon } from '../../entities/item/category-icon.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

/** The categories one below the other, with how much is in each; of those within others, the ones in the chosen one. */
export function CategoryList({ search, categories }: { search: Search; categories: CategoryCard[] }) {
  const { number } = useFormat()
  const chosen = categories.find(({ slug }) => slug === search.category)
  return (
    <ul className="-mx-3">
      {categories.map((category) => {
        if (category.parent && category.parent !== (chosen?.parent ?? chosen?.slug)) return null
        const isChosen = category === chosen
        return (
          <li key={category.slug}>
            <Link
              to={searchPath(inCategory(search, isChosen ? undefined : category.slug))}
              preventScrollReset
              aria-current={isChosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-control px-3 transition-colors hover:bg-sunken',
                isChosen && 'bg-accent-tint font-semibold text-accent-ink',
                category.parent && 'ps-8',
              )}
            >
              <CategoryIcon icon={category.icon} />
              <span className="grow">{category.name}</span>
              <span className="tabular text-sm text-ink-soft">{number(category.item_count)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
