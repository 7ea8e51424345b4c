import Zap from 'lucide-react/icons/zap'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTitle } from '../../entities/item/use-title.ts'
import { landingPath } from '../../entities/place/landing-path.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Rating } from '../../ui/stars.tsx'
import { BookingBar } from './booking-bar.tsx'
import { BookingCard } from './booking-card.tsx'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import type { LoadedProduct } from './load-product.ts'
import { Place } from './place.tsx'
import { ProductMore } from './product-more.tsx'
import { ShareButton } from './share-button.tsx'
import { Similar } from './similar.tsx'
import { type Choice, useChoice } from './use-choice.ts'

// The server draws it; the browser needs its code once it is pressed.
const QuickDates = lazyPart(() => import('./quick-dates.tsx'))
// What others say is below the first view.
const ConditionAndLender = lazyPart(() => import('./condition-and-lender.tsx'))
const Reviews = lazyPart(async () => ({ default: (await import('./reviews.tsx')).Reviews }))
// Only the printed label of a unit leads to it.
const UnitNote = lazyPart(() => import('./unit-note.tsx'))

interface ProductPageProps extends LoadedProduct {
  onAdd: (choice: Choice) => void
  rentNow: (choice: Choice) => ReactNode
  /** The heart, which another feature draws. */
  favourite: ReactNode
  /** The map, which another feature draws. */
  map: ReactNode
}

/** One item: what it is, whose, where, when, and what it costs in all. */
export function ProductPage({
  product,
  busy,
  hubs,
  similar,
  similarPeriod,
  lenderReviews,
  onAdd,
  rentNow,
  favourite,
  map,
}: ProductPageProps) {
  const t = useTranslate()
  const language = useLanguage()
  const choice = useChoice(product, busy)
  const [isSheetOpen, openSheet] = useState(false)
  const { title, lang } = useTitle(product)
  const category = product.category.names[language] ?? product.category.slug
  const choices = { product, choice }
  const add = () => onAdd(choice)
  const unit = useSearchParams()[0].get('unit')

  return (
    <>
      <div className="page grid items-start gap-x-12 gap-y-8 py-6 lg:grid-cols-[1fr_400px]">
        <div className="grid min-w-0 gap-8 md:gap-10">
          {unit && (
            <LatePart fallback={<div className="h-32" />}>
              <UnitNote itemId={product.id} label={unit} />
            </LatePart>
          )}
          {/* The title comes first in the document; on a phone the photograph is displayed before it. */}
          <div className="flex flex-col gap-3 md:gap-5">
            <Breadcrumb
              trail={[
                { label: t('product.all'), to: '/search' },
                { label: product.city, to: landingPath(product.city) },
                { label: category, to: landingPath(product.city, product.category.slug) },
              ]}
            />
            {/* A phone gives the name the whole line. */}
            <header className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 max-lg:order-last max-lg:mt-2">
              <h1 lang={lang} className="text-3xl max-sm:col-span-2 md:text-4xl">
                {title}
              </h1>
              <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
                <Rating
                  value={product.rating_sum / Math.max(1, product.rating_count)}
                  count={product.rating_count}
                />
                <span>{placeName(product)}</span>
                {product.is_instant && (
                  <span className="inline-flex items-center gap-1 font-semibold text-accent-ink">
                    <Zap aria-hidden size={16} />
                    {t('product.instant')}
                  </span>
                )}
              </p>
              <div className="flex gap-2 max-sm:mt-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
                {favourite}
                <ShareButton title={title} />
                <ProductMore product={product} />
              </div>
            </header>
            <Gallery images={product.images} title={title} />
          </div>
          <div className="-mt-4 lg:hidden">
            <LatePart fallback={null}>
              <QuickDates timeZone={product.time_zone} choice={choice} onChosen={() => openSheet(true)} />
            </LatePart>
          </div>
          <Description product={product} />
          <Facts product={product} hubs={hubs} />
          <LatePart fallback={null}>
            <ConditionAndLender product={product} reviews={lenderReviews} />
          </LatePart>
          <Place product={product} hubs={hubs} map={map} />
          <LatePart fallback={null}>
            <Reviews product={product} />
          </LatePart>
        </div>
        <BookingCard {...choices} onAdd={add} rentNow={rentNow} />
      </div>
      <Similar items={similar} period={similarPeriod} />
      <BookingBar {...choices} onAdd={add} rentNow={rentNow} isOpen={isSheetOpen} onOpen={openSheet} />
    </>
  )
}
