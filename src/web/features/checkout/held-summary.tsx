import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CompletedCheckout, OfferedCard } from '#contract/checkout.ts'
import { quoteOf } from '#domain/basket/basket.ts'
import type { DeliveryChoice as HandoverChoice } from '#domain/basket/booking-data.ts'
import { addressLine } from '#domain/booking/postal-address.ts'
import { requiredKycLevel } from '#domain/kyc/required-level.ts'
import { totalOf } from '#domain/money/quote.ts'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutLine } from './checkout-line.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { HoldBanner } from './hold-banner.tsx'
import { IdentityCard } from './identity-card.tsx'
import { OrderSums } from './order-sums.tsx'
import { PaymentDialog, type PaymentSlot } from './payment-dialog.tsx'
import { Policies } from './policies.tsx'
import { ReleaseButton } from './release-button.tsx'
import { SavedCardChoice } from './saved-card-choice.tsx'
import { SummaryLine } from './summary-line.tsx'
import type { IdentitySlot } from './summary-page.tsx'
import { useDeliveryChoices } from './use-delivery-choices.ts'
import { usePay } from './use-pay.ts'

interface HeldSummaryProps {
  lines: readonly CheckoutLine[]
  endsAt: number
  cards: readonly OfferedCard[]
  identity: (slot: IdentitySlot) => ReactNode
  paymentForm: (slot: PaymentSlot) => ReactNode
  onRefresh: () => Promise<void>
  onLapsed: () => void
  onGone: () => void
  onPaid: (completed: CompletedCheckout) => void
}

/** Everything one agrees to by paying, on one page. */
export function HeldSummary(props: HeldSummaryProps) {
  const { lines, endsAt, cards, identity, paymentForm, onRefresh, onLapsed, onGone, onPaid } = props
  const t = useTranslate()
  const format = useFormat()
  const form = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState(false)
  const [proving, setProving] = useState(false)
  const [card, setCard] = useState<string>()
  const { choiceOf, choose } = useDeliveryChoices(lines)
  const pay = usePay({ onRefresh, onLapsed, onGone, onPaid, onIdentityMissing: () => setProving(true) })

  const priced = lines.map((line) => ({
    line,
    quote: quoteOf({ ...line, deliveryMethod: choiceOf(line).method }),
  }))
  const totalCents = totalOf(priced.map(({ quote }) => quote))
  const savedCard = card === 'other' ? undefined : (cards.find(({ id }) => id === card) ?? cards[0])
  const requiredLevel = requiredKycLevel(totalCents)
  const { data: person, refetch: identityOfPerson } = useIdentity()
  const proven = (person?.level ?? 0) >= requiredLevel

  async function submit() {
    setAsked(true)
    if (!lines.every((line) => isChosen(choiceOf(line)))) return focusFirstFault(form.current)
    // Not known yet: a press waits for it, instead of being lost. Where it cannot be known here, the server knows.
    const known = person ?? (await identityOfPerson()).data
    if (known && known.level < requiredLevel) return setProving(true)
    void pay.start(lines, choiceOf, totalCents, savedCard?.id)
  }

  return (
    <div className="page py-8 md:py-12" ref={form}>
      <h1 ref={useArrival()} tabIndex={-1} className="text-2xl md:text-3xl">
        {t('checkout.title')}
      </h1>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[1fr_400px] lg:gap-8">
        <div className="grid gap-6">
          <HoldBanner endsAt={endsAt} onEnd={() => !pay.payment && onLapsed()} />
          <Card as="section" aria-labelledby="checkout-lines">
            <h2 id="checkout-lines" className="mb-5 text-xl">
              {t('checkout.lines')}
            </h2>
            <ul className="divide-y divide-line">
              {priced.map(({ line, quote }) => (
                <SummaryLine key={line.id} line={line} quote={quote}>
                  <DeliveryChoice
                    line={line}
                    choice={choiceOf(line)}
                    onChange={(change) => choose(line, change)}
                    asked={asked}
                  />
                </SummaryLine>
              ))}
            </ul>
          </Card>
          <Card as="section" aria-labelledby="checkout-identity">
            <h2 id="checkout-identity" className="mb-3 text-xl">
              {t('checkout.identity.heading')}
            </h2>
            <IdentityCard {...{ requiredLevel, identity }} open={proving && !proven} onOpen={setProving} />
          </Card>
          <Card as="section" aria-labelledby="checkout-policy">
            <h2 id="checkout-policy" className="mb-3 text-xl">
              {t('checkout.policy.title')}
            </h2>
            <Policies lines={lines} />
          </Card>
        </div>
        <Card
          as="section"
          aria-labelledby="checkout-sums"
          className="grid gap-5 lg:sticky lg:top-[calc(var(--header-height)+24px)]"
        >
          <h2 id="checkout-sums" className="text-xl">
            {t('checkout.sums')}
          </h2>
          <OrderSums priced={priced} totalCents={totalCents} />
          {cards.length > 0 && (
            <SavedCardChoice cards={cards} value={savedCard?.id ?? 'other'} onChange={setCard} />
          )}
          {pay.error !== undefined && (
            <Notice tone="bad" live>
              {sentenceFor(pay.error, t)}
            </Notice>
          )}
          <Button size="large" wide busy={pay.busy} onClick={() => void submit()}>
            <Lock aria-hidden size={18} />
            {t('checkout.pay.button', { amount: format.money(totalCents) })}
          </Button>
          <p className="text-sm text-ink-soft">
            {t(
              lines.every((line) => line.isInstant)
                ? 'checkout.pay.when-instant'
                : 'checkout.pay.when-request',
            )}
          </p>
          {priced.some(({ quote }) => quote.depositCents > 0) && (
            <p className="text-sm text-ink-soft">{t('checkout.deposit-consent')}</p>
          )}
          <ReleaseButton />
        </Card>
      </div>
      <PaymentDialog
        payment={pay.payment}
        form={paymentForm}
        onClose={() => {
          pay.close()
          if (Date.now() >= endsAt) onLapsed()
        }}
        onPaid={onPaid}
        onLapsed={onLapsed}
        onGone={onGone}
      />
    </div>
  )
}

const isChosen = (choice: HandoverChoice): boolean =>
  (choice.method !== 'delivery' || addressLine(choice) !== '') &&
  (choice.method !== 'hub' || choice.hubId !== '')

/** Who walked here starts at the heading, which comes later than the page. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement?.id === 'main') heading.current?.focus({ preventScroll: true })
  }, [])
  return heading
}

/** After the faults are drawn, the first one gets the keyboard. */
function focusFirstFault(page: HTMLElement | null) {
  requestAnimationFrame(() => {
    const alert = [...(page?.querySelectorAll('[role=alert]') ?? [])].find((node) => node.textContent)
    const fault =
      page?.querySelector<HTMLElement>('[aria-invalid]') ?? alert?.closest('fieldset')?.querySelector('input')
    fault?.focus()
    fault?.scrollIntoView({ block: 'center' })
  })
}
