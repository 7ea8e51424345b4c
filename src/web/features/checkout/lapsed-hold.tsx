import Hourglass from 'lucide-react/icons/hourglass'
import type { BasketItem } from '#domain/basket/basket.ts'
import { lineKey } from '#domain/basket/booking-data.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { HoldLines } from './use-hold-lines.ts'
import { useWayBack } from './use-way-back.ts'

interface LapsedHoldProps {
  lines: readonly BasketItem[]
  hold: HoldLines
  /** Whether it was held before; otherwise another renter was faster. */
  wasHeld: boolean
}

/** The 20 minutes are over, or another renter was faster: which lines are free, and the way to hold those. */
export function LapsedHold({ lines, hold: { hold, busy, taken, error }, wasHeld }: LapsedHoldProps) {
  const t = useTranslate()
  const isTaken = (line: BasketItem) => taken.some((gone) => lineKey(gone) === lineKey(line))
  const free = lines.filter((line) => !isTaken(line))
  const back = useWayBack()
  const noneLeft = taken.length > 0 && free.length === 0
  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <span className="mb-5 grid size-16 place-items-center rounded-pill bg-notice-tint text-notice-ink">
        <Hourglass aria-hidden size={26} />
      </span>
      <div role="alert">
        <h1 className="text-2xl md:text-3xl">
          {t(wasHeld ? 'checkout.lapsed.title' : 'checkout.taken.title')}
        </h1>
        <p className="mt-3 text-ink-soft">{t(wasHeld ? 'checkout.lapsed.text' : 'checkout.taken.text')}</p>
      </div>
      <Card as="section" className="mt-6" aria-label={t('checkout.lines')}>
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <LapsedLine key={line.id} line={line} taken={isTaken(line)} />
          ))}
        </ul>
      </Card>
      <div className="mt-4 grid gap-4">
        {taken.length > 0 && (
          <Notice tone="notice" live>
            {t(noneLeft ? 'checkout.lapsed.all-taken' : 'checkout.lapsed.some-taken')}
          </Notice>
        )}
        {error !== undefined && (
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {!noneLeft && (
            <Button size="large" busy={busy} onClick={() => void hold(free)}>
              {t(taken.length > 0 ? 'checkout.lapsed.hold-rest' : 'checkout.lapsed.hold')}
            </Button>
          )}
          <LinkButton to={back.to} variant="secondary" size="large">
            {t(`checkout.back.${back.place}`)}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

function LapsedLine({ line, taken }: { line: BasketItem; taken: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const timeZone = line.product.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{line.product.title}</p>
        <p className="text-sm text-ink-soft">
          {periodText({ start: line.startDate, end: line.endDate, timeZone }, format)}
        </p>
      </div>
      {taken && <Badge tone="bad">{t('checkout.lapsed.taken')}</Badge>}
    </li>
  )
}
