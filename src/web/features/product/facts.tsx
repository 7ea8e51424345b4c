import Bike from 'lucide-react/icons/bike'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Clock from 'lucide-react/icons/clock'
import Package from 'lucide-react/icons/package'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Tag from 'lucide-react/icons/tag'
import Timer from 'lucide-react/icons/timer'
import type { ReactNode } from 'react'
import { OpeningTimes } from '../../entities/period/opening-times.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Hub, Product } from './product.ts'

const A_DAY = 24

/** The terms of the item: deposit, notice, duration, delivery, cancellation. */
export function Facts({ product, hubs }: { product: Product; hubs: readonly Hub[] }) {
  const t = useTranslate()
  const format = useFormat()
  const length = (hours: number) =>
    hours % A_DAY === 0 ? format.duration(hours / A_DAY, 'day') : format.duration(hours, 'hour')
  const ways = product.delivery_methods.map((method) => t(`product.delivery.${method}`)).join(' · ')
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="text-xl">
        {t('product.facts.title')}
      </h2>
      <dl className="mt-4 grid gap-5 sm:grid-cols-2">
        <Fact icon={<ShieldCheck aria-hidden size={20} />} name={t('product.facts.deposit')}>
          {product.deposit_cents > 0
            ? t('product.facts.deposit-text', { amount: format.price(product.deposit_cents) })
            : t('product.facts.no-deposit')}
        </Fact>
        {product.new_price_cents && (
          <Fact icon={<Tag aria-hidden size={20} />} name={t('product.facts.new')}>
            {t('product.facts.new-text', { amount: format.price(product.new_price_cents) })}
          </Fact>
        )}
        <Fact icon={<RotateCcw aria-hidden size={20} />} name={t('product.facts.cancellation')}>
          {t(`product.facts.${product.cancellation_policy}`, product.refunds)}
        </Fact>
        <Fact icon={<Timer aria-hidden size={20} />} name={t('product.facts.length')}>
          {t('product.facts.length-text', { min: length(product.min_hours), max: length(product.max_hours) })}
        </Fact>
        <Fact icon={<CalendarClock aria-hidden size={20} />} name={t('product.facts.notice')}>
          {product.notice_hours > 0
            ? t('product.facts.notice-text', { time: length(product.notice_hours) })
            : t('product.facts.no-notice')}
        </Fact>
        <Fact icon={<Clock aria-hidden size={20} />} name={t('product.facts.hours')}>
          {product.weekly_hours ? <OpeningTimes hours={product.weekly_hours} /> : t('product.facts.any-time')}
        </Fact>
        <Fact icon={<Bike aria-hidden size={20} />} name={t('product.facts.handover')}>
          {ways}
          {product.delivery_methods.includes('hub') &&
            hubs.map((hub) => (
              <span key={hub.id} className="block text-sm">
                {hub.name}, {hub.address}
              </span>
            ))}
        </Fact>
        <Fact icon={<Package aria-hidden size={20} />} name={t('product.facts.pieces')}>
          {t('product.facts.pieces-text', { count: product.unit_count })}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 font-semibold">
        <span className="text-accent-ink">{icon}</span>
        {name}
      </dt>
      <dd className="mt-0.5 ps-8 text-ink-soft">{children}</dd>
    </div>
  )
}
