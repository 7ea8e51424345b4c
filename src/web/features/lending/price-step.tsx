import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Zap from 'lucide-react/icons/zap'
import { CANCELLATION_POLICIES, type CancellationPolicy, LISTING_LIMITS } from '#domain/listing/listing.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { DurationSelect } from './duration-select.tsx'
import { EuroField } from './euro-field.tsx'
import type { WizardState } from './use-wizard.ts'

const HOUR = 60
const DAY = 24 * HOUR
const SHORTEST = [1, 2, 4, 8, 24, 48, 72, 168].map((hours) => hours * HOUR)
const LONGEST = [8, 24, 72, 168, 336, 720, 2_160, 8_760].map((hours) => hours * HOUR)
const NOTICES = [0, 1, 2, 6, 12, 24, 48, 72, 168].map((hours) => hours * HOUR)
const BUFFERS = [0, 15, 30, HOUR, 2 * HOUR, 4 * HOUR, DAY]

/** What it costs, how long it is lent, and how one comes by it. */
export function PriceStep({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { draft, change, fault } = wizard
  return (
    <div className="grid gap-8">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <EuroField
          label={t('lending.price.day')}
          cents={draft.pricePerDayCents}
          onChange={(cents) => change({ pricePerDayCents: cents ?? 0 })}
          error={fault('pricePerDayCents')}
        />
        <EuroField
          label={t('lending.price.hour')}
          optional
          cents={draft.pricePerHourCents}
          onChange={(pricePerHourCents) => change({ pricePerHourCents })}
          error={fault('pricePerHourCents')}
        />
        <EuroField
          label={t('lending.price.deposit')}
          hint={t('lending.price.deposit-hint')}
          optional
          cents={draft.depositCents}
          onChange={(cents) => change({ depositCents: cents ?? 0 })}
          error={fault('depositCents')}
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
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DurationSelect
          label={t('lending.price.min')}
          minutes={draft.minHours * HOUR}
          choices={SHORTEST}
          onChange={(minutes) => change({ minHours: minutes / HOUR })}
          error={fault('minHours')}
        />
        <DurationSelect
          label={t('lending.price.max')}
          minutes={draft.maxHours * HOUR}
          choices={LONGEST}
          onChange={(minutes) => change({ maxHours: minutes / HOUR })}
          error={fault('maxHours')}
        />
        <DurationSelect
          label={t('lending.price.notice')}
          hint={t('lending.price.notice-hint')}
          minutes={draft.noticeHours * HOUR}
          choices={NOTICES}
          none={t('lending.price.no-notice')}
          onChange={(minutes) => change({ noticeHours: minutes / HOUR })}
          error={fault('noticeHours')}
        />
        <DurationSelect
          label={t('lending.price.buffer')}
          hint={t('lending.price.buffer-hint')}
          minutes={draft.bufferMinutes}
          choices={BUFFERS}
          none={t('lending.price.no-buffer')}
          onChange={(bufferMinutes) => change({ bufferMinutes })}
          error={fault('bufferMinutes')}
        />
      </div>
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
            text: t('lending.price.request-text'),
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
          text: t(`lending.policy.${value}-text`),
        }))}
      />
    </div>
  )
}
