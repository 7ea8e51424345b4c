import type { CategoryTile } from '#contract/search-answer.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'

interface CategoryTilesProps {
  categories: CategoryTile[]
  /** What people may be up to, in words that the search understands. */
  occasions: string[]
}

/** The categories in which there is something, with a picture of what is rented most in each, and what people do. */
export function CategoryTiles({ categories, occasions }: CategoryTilesProps) {
  const t = useTranslate()
  const filled = categories.filter(({ item_count }) => item_count > 0)
  if (filled.length === 0) return null
  return (
    <section aria-labelledby="categories" className="page py-10">
      <h2 id="categories" className="mb-6 text-2xl md:text-3xl">
        {t('home.categories.title')}
      </h2>
      {occasions.length > 0 && (
        <ul className="relative -mx-[16px] mb-8 flex gap-2 overflow-x-auto px-[16px] py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0">
          {occasions.map((text) => (
            <li key={text}>
              <Link
                to={searchPath({ text })}
                className="inline-flex min-h-11 items-center rounded-pill border border-line bg-raised px-4 text-sm font-semibold whitespace-nowrap hover:border-line-strong"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="grid grid-cols-3 gap-x-3 gap-y-6 sm:grid-cols-4 sm:gap-x-5 lg:grid-cols-6">
        {filled.map((category) => (
          <li key={category.slug}>
            <Link
              to={searchPath({ category: category.slug })}
              prefetch="intent"
              className="group block rounded-card"
            >
              {category.image_path ? (
                <Image
                  path={category.image_path}
                  alt=""
                  thumbHash={category.image_thumbhash}
                  sizes="(width >= 64rem) 190px, (width >= 40rem) 24vw, 31vw"
                  className="aspect-square! rounded-card [&>img]:transition-transform [&>img]:duration-300 group-hover:[&>img]:scale-105"
                />
              ) : (
                <span className="block aspect-square rounded-card bg-sunken" />
              )}
              <span className="mt-2 block leading-snug font-semibold hyphens-auto group-hover:underline max-sm:text-sm">
                {category.name}
              </span>
              <span className="tabular block text-sm text-ink-soft max-sm:text-xs">
                {t('home.categories.count', { count: category.item_count })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
