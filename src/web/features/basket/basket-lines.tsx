import type { ReactNode } from 'react'
import { type Basket, type BasketItem, byLender } from '#domain/basket/basket.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Link } from '../../ui/link.tsx'

interface BasketLinesProps {
  basket: Basket
  /** One level below the heading above the lines. */
  heading: 'h2' | 'h3'
  /** The `<li>` of one line. */
  children: (item: BasketItem) => ReactNode
}

/** The lines of each lender below the lender's name. */
export function BasketLines({ basket, heading: Heading, children }: BasketLinesProps) {
  const t = useTranslate()
  return (
    <div className="divide-y divide-line">
      {byLender(basket).map((items) => {
        const lender = items[0]?.product.lender
        return (
          <section key={lender?.id ?? ''} className="py-4 first:pt-0 last:pb-0">
            {lender && (
              <Heading className="mb-3 font-sans text-sm font-semibold tracking-normal text-ink-soft">
                <Link to={`/people/${lender.id}`} className="hover:underline">
                  {t('basket.from', { name: lender.name })}
                </Link>
              </Heading>
            )}
            <ul className="grid gap-5">{items.map(children)}</ul>
          </section>
        )
      })}
    </div>
  )
}
