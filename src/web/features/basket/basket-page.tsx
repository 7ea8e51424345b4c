import { useSyncExternalStore } from 'react'
import { type BasketItem, basketTotalCents, cheaperDayOf } from '#domain/basket/basket.ts'
import { deliveryFeeCents } from '#domain/booking/delivery.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useSessionStatus } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BasketLine } from './basket-line.tsx'
import { BasketLineOptions } from './basket-line-options.tsx'
import { BasketLines } from './basket-lines.tsx'
import { BasketSums } from './basket-sums.tsx'
import { CheaperDay } from './cheaper-day.tsx'
import { CheckoutButton } from './checkout-button.tsx'
import { ReservedNote } from './reserved-note.tsx'
import { useBasket } from './use-basket.ts'
import { useFreshBasket } from './use-fresh-basket.ts'

/** The basket: quantities, delivery, prices, and the button to the checkout. */
export function BasketPage() {
  const t = useTranslate()
  const started = useStarted()
  const { basket, clear } = useBasket()
  if (!started) return <BasketSkeleton />
  if (basket.length === 0) return <EmptyBasket />
  return (
    <>
      <div className="page py-8 md:py-12">
        <div className="flex items-baseline justify-between gap-4">
          <h1 className="text-2xl md:text-3xl">{t('basket.title')}</h1>
          <Button variant="quiet" size="small" onClick={clear}>
            {t('basket.clear')}
          </Button>
        </div>
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_380px]">
          <Lines />
          <Summary />
        </div>
      </div>
      <div className="page sticky bottom-[var(--bottom-bar-height)] z-30 border-t border-line bg-raised py-3 lg:hidden">
        <CheckoutButton wide />
      </div>
    </>
  )
}

function Lines() {
  const { basket, remove, update } = useBasket()
  const changes = useFreshBasket()
  return (
    <div className="rounded-card border border-line bg-raised p-4 md:p-6">
      <BasketLines basket={basket} heading="h2">
        {(item) => (
          <BasketLine
            key={item.id}
            item={item}
            onRemove={() => remove(item.id)}
            note={<ChangeNote kind={changes.find(({ id }) => id === item.id)?.kind} />}
          >
            <BasketLineOptions item={item} onChange={(change) => update(item.id, change)} />
            <CheaperDay
              day={cheaperDayOf(basket, item)}
              onTake={({ endDate }) => update(item.id, { endDate })}
            />
          </BasketLine>
        )}
      </BasketLines>
    </div>
  )
}

function ChangeNote({ kind }: { kind: 'gone' | 'price' | undefined }) {
  const t = useTranslate()
  if (!kind) return null
  return (
    <p role="status" className="rounded-small bg-notice-tint px-2 py-1 text-sm text-notice-ink">
      {t(kind === 'gone' ? 'basket.changed.gone' : 'basket.changed.price')}
    </p>
  )
}

function Summary() {
  const t = useTranslate()
  const format = useFormat()
  const { basket } = useBasket()
  const signedOut = useSessionStatus() === 'signed-out'
  return (
    <section
      aria-label={t('basket.sums.title')}
      className="grid gap-4 rounded-card border border-line bg-raised p-6 lg:sticky lg:top-[calc(var(--header-height)+24px)]"
    >
      <BasketSums basket={basket} />
      <p className="flex items-baseline justify-between border-t border-line pt-4 text-xl font-semibold">
        {t('basket.total')}
        <span className="tabular">{format.money(basketTotalCents(basket))}</span>
      </p>
      <ReservedNote basket={basket} />
      {signedOut && <CheckoutButton wide forStranger />}
      <div className="max-lg:hidden">
        <CheckoutButton wide />
      </div>
      <DeliveryHint items={basket} />
    </section>
  )
}

function DeliveryHint({ items }: { items: readonly BasketItem[] }) {
  const t = useTranslate()
  const format = useFormat()
  const brought = items.filter((item) => item.deliveryMethod === 'delivery').length
  if (brought === 0) return null
  return (
    <p className="text-sm text-ink-soft">
      {t('basket.delivery-hint', { fee: format.price(deliveryFeeCents('delivery')) })}
    </p>
  )
}

function EmptyBasket() {
  const t = useTranslate()
  return (
    <Message
      as="h1"
      drawing="basket"
      title={t('basket.empty.title')}
      text={t('basket.empty.text')}
      actions={<LinkButton to="/search">{t('basket.empty.browse')}</LinkButton>}
    />
  )
}

function BasketSkeleton() {
  return (
    <div className="page grid gap-6 py-8 md:py-12" aria-hidden>
      <Skeleton className="h-9 w-40" />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_380px]">
        <Skeleton card className="h-72" />
        <Skeleton card className="h-80" />
      </div>
    </div>
  )
}

/** The basket is in the browser: until the page has started there is nothing to say about it. */
const useStarted = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
