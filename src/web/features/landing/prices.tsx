import type { LandingFacts } from '#contract/landing.ts'
import { landingPath } from '../../entities/place/landing-path.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'

/** What each kind of thing costs a day in a place, and the way to it. */
export function Prices({ facts, place }: { facts: LandingFacts; place: string }) {
  const t = useTranslate()
  const { price, number } = useFormat()
  const { town, part, categories } = facts
  if (categories.length === 0) return null
  const cell = 'py-3 ps-4 text-end tabular whitespace-nowrap'
  return (
    <section aria-labelledby="prices" className="max-w-3xl">
      <h2 id="prices" className="mb-4 text-2xl">
        {t('landing.prices.title', { place })}
      </h2>
      <table className="w-full">
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 text-start font-normal">
              {t('landing.prices.kind')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-normal max-sm:hidden">
              {t('landing.prices.count')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-normal">
              {t('landing.prices.from')}
            </th>
            <th scope="col" className="py-2 ps-4 text-end font-normal">
              {t('landing.prices.usual')}
            </th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ slug, name, count, lowest_cents, usual_cents }) => (
            <tr key={slug} className="border-b border-line">
              <th scope="row" className="text-start font-normal wrap-anywhere">
                <Link
                  to={landingPath(town.slug, part?.slug, slug)}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
                >
                  {name}
                </Link>
              </th>
              <td className={`${cell} max-sm:hidden`}>{number(count)}</td>
              <td className={cell}>{price(lowest_cents)}</td>
              <td className={cell}>{price(usual_cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
