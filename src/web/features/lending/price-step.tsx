import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Zap from 'lucide-react/icons/zap'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import { feeOf } from '#domain/ledger/fee.ts'
import { CANCELLATION_POLICIES, type CancellationPolicy, LISTING_LIMITS } from '#domain/listing/listing.ts'
import { terms } from '#domain/settings/terms.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { AmountField } from '../../lib/amount-field.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { DurationFields } from './duration-fields.tsx'
import { HourPrice } from './hour-price.tsx'
import { PriceHint } from './price-hint-text.tsx'
import { PriceRulesFields } from './price-rules-fields.tsx'
import { useCategories } from './use-categories.ts'
import type { WizardState } from './use-wizard.ts'

/** Price, duration, and the way to book. */
export function PriceStep({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { draft, change, fault } = wizard
  const { money } = useFormat()
  const category = useCategories(draft.categoryId).find(({ value }) => value === draft.categoryId)
  const usualCents = category?.depositCents ?? null
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <AmountField
          label={t('lending.price.day')}
          cents={draft.pricePerDayCents}
          onChange={(cents) => change({ pricePerDayCents: cents ?? 0 })}
          error={fault('pricePerDayCents')}
        />
        {terms.hourly && <HourPrice wizard={wizard} />}
        <AmountField
          label={t('lending.price.deposit')}
          hint={
            usualCents === null
              ? t('lending.price.deposit-hint')
              : t('lending.price.deposit-usual', { amount: money(usualCents) })
          }
          optional
          cents={draft.depositCents}
          onChange={(cents) => change({ depositCents: cents ?? 0 })}
          error={fault('depositCents')}
        />
        <AmountField
          label={t('lending.price.new')}
          hint={t('lending.price.new-hint')}
          optional
          cents={draft.newPriceCents}
          onChange={(cents) => change({ newPriceCents: cents })}
          error={fault('newPriceCents')}
        />
        <div>
          <p className="mb-1.5 font-semibold">{t('lending.price.quantity')}</p>
          <p className="mb-1.5 text-sm text-ink-soft">{t('lending.price.quantity-hint')}</p>
          <Stepper
            label={t('lending.price.quantity')}
            value={draft.quantity}
            max={LISTING_LIMITS.quantity[1]}
            onChange={(quantity) => change({ quantity })}
          />
        </div>
      </div>
      <PriceRulesFields wizard={wizard} />
      <PriceHint draft={draft} />
      <FeeNote pricePerDayCents={draft.pricePerDayCents} percent={category?.feePercent ?? terms.feePercent} />
      <DurationFields times={draft} onChange={change} fault={fault} />
      <RadioCards<'instant' | 'request'>
        legend={t('lending.price.booking')}
        name="booking"
        value={draft.isInstant ? 'instant' : 'request'}
        onChange={(value) => change({ isInstant: value === 'instant' })}
        columns={2}
        options={[
          {
            value: 'instant',
            label: t('lending.price.instant'),
            text: t('lending.price.instant-text'),
            icon: <Zap aria-hidden size={20} />,
          },
          {
            value: 'request',
            label: t('lending.price.request'),
            text: t('lending.price.request-text', { count: terms.answerHours }),
            icon: <MessageCircleQuestion aria-hidden size={20} />,
          },
        ]}
      />
      <RadioCards<CancellationPolicy>
        legend={t('lending.price.policy')}
        name="policy"
        value={CANCELLATION_POLICIES.find((policy) => policy === draft.cancellationPolicy)}
        onChange={(cancellationPolicy) => change({ cancellationPolicy })}
        error={fault('cancellationPolicy')}
        options={CANCELLATION_POLICIES.map((value) => ({
          value,
          label: t(`lending.policy.${value}`),
          text: t(`lending.policy.${value}-text`, refundWords(refundSteps(value), t.language)),
        }))}
      />
    </div>
  )
}

/** The lender's share of the price. */
function FeeNote({ pricePerDayCents, percent }: { pricePerDayCents: number; percent: number }) {
  const t = useTranslate()
  const { money } = useFormat()
  return (
    <p className="tabular -mt-4 text-ink-soft">
      {pricePerDayCents > 0
        ? t('lending.price.yours', {
            amount: money(pricePerDayCents - feeOf(pricePerDayCents, percent)),
            percent,
          })
        : t('lending.price.fee', { percent })}
    </p>
  )
}
