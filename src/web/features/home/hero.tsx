import type { ReactNode } from 'react'
import type { ItemCard } from '#contract/search-answer.ts'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import type { OwnTexts } from './load-own-texts.ts'

interface HeroProps {
  form: ReactNode
  /** Things with pictures, for a first impression: up to three are shown. */
  pictures: ItemCard[]
  itemCount: number
  cityCount: number
  own: OwnTexts | undefined
}

const way = 'inline-flex min-h-8 items-center font-semibold text-accent-ink hover:underline'

/** One sentence, one form, and a look at what is there. */
export function Hero({ form, pictures, itemCount, cityCount, own }: HeroProps) {
  const t = useTranslate()
  const { number } = useFormat()
  return (
    <section className="relative z-20 overflow-x-clip">
      <div className="page grid items-center gap-4 pt-5 pb-4 sm:gap-10 sm:pt-7 sm:pb-10 md:pt-12 md:pb-14 lg:grid-cols-[1.1fr_0.9fr]">
        <div>
          <h1 className="text-3xl tracking-tight wrap-anywhere hyphens-auto sm:text-hero">
            {own?.title ?? t('home.hero.title')}
          </h1>
          {/* On a phone things to rent say it sooner. */}
          <p className="mt-5 max-w-lg text-lg text-ink-soft max-sm:hidden">
            {own?.description ??
              t('home.hero.text', { times: t(terms.hourly ? 'home.times.hourly' : 'home.times.daily') })}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 text-sm text-ink-soft max-sm:mt-1">
            {itemCount > 0 &&
              t('home.hero.count', {
                things: t('home.hero.things', { count: itemCount, number: number(itemCount) }),
                cities: t('home.hero.cities', { count: cityCount, number: number(cityCount) }),
              })}
            <span className="flex flex-wrap gap-x-5">
              <Link to="/how-it-works" className={way}>
                {t('home.hero.how')}
              </Link>
              <Link to="/trust-safety" className={`${way} max-sm:hidden`}>
                {t('home.hero.safe')}
              </Link>
            </span>
          </p>
        </div>
        <Collage pictures={pictures.slice(0, 3)} />
        <div className="lg:col-span-2">{form}</div>
      </div>
    </section>
  )
}

const PLACES = [
  'col-span-3 row-span-2 rotate-[-1.2deg]',
  'col-span-2 rotate-[1.6deg]',
  'col-span-2 rotate-[-0.8deg]',
]

/** Photographs with their prices, laid out as on a workbench. */
function Collage({ pictures }: { pictures: ItemCard[] }) {
  const t = useTranslate()
  const { price } = useFormat()
  return (
    <ul aria-hidden className="hidden grid-cols-5 grid-rows-2 gap-4 sm:grid">
      {pictures.map((item, index) => (
        <li key={item.id} className={classNames('relative', PLACES[index])}>
          {item.image && (
            <Image
              path={item.image.path}
              alt=""
              thumbHash={item.image.thumbhash}
              sizes={index === 0 ? '(width >= 64rem) 330px, 56vw' : '(width >= 64rem) 210px, 38vw'}
              // A phone has no room for the collage, yet would fetch its eager pictures all the same.
              priority="where-shown"
              className="aspect-auto! h-full min-h-36 rounded-sheet shadow-float"
            />
          )}
          <span className="tabular absolute start-3 bottom-3 rounded-pill bg-raised/94 px-3 py-1 font-display text-lg font-bold shadow-lift">
            {t('search.card.a-day', { price: price(item.price_per_day_cents) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
