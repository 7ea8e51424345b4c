import { useState } from 'react'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { extensionCents, extensionRefusal } from '#domain/booking/extension.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { dayLater } from '#domain/booking/wall-clock.ts'
import { rule } from '#domain/settings/rules.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { useExtend, useTerms } from './use-extension.ts'

export interface ExtendableBooking {
  id: string
  status: BookingStatus
  start_date: string
  end_date: string
  time_zone: string
  quantity: number
  delivery_method: DeliveryMethod
  item: { id: string }
  line: { is_instant: boolean }
}

const HOUR_MS = 3_600_000

/** Chooses a later end, shows what it costs more, and asks for it. */
export function ExtendDialog({ booking, onClose }: { booking: ExtendableBooking; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const [unit, setUnit] = useState<'hour' | 'day'>('day')
  const [amount, setAmount] = useState(1)
  const terms = useTerms(booking.item.id)
  const extend = useExtend(booking.id)
  const zone = booking.time_zone
  const [start, end] = [Date.parse(booking.start_date), Date.parse(booking.end_date)]
  const newEnd = laterEnd(end, amount, unit, zone)
  const request = {
    start,
    end,
    timeZone: zone,
    quantity: booking.quantity,
    deliveryMethod: booking.delivery_method,
  }
  const cents = terms.data && extensionCents(terms.data, request, newEnd)
  const refusal =
    terms.data &&
    extensionRefusal(
      { ...terms.data, status: booking.status, start, end, timeZone: zone },
      newEnd,
      Date.now(),
    )
  const problem = refusal ?? extend.error ?? terms.error

  async function ask() {
    try {
      const request = { end: new Date(newEnd).toISOString(), expectedCents: cents! }
      // The button with this dialog goes once an extension is there, and callbacks of a mutation go with the component.
      const { status } = await extend.mutateAsync(request)
      toast({ title: t(`extension.asked.${status === 'paying' ? 'paying' : 'requested'}`), tone: 'good' })
      onClose()
    } catch {
      // Shown in the dialog.
    }
  }

  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('extension.title')}
      action={t(booking.line.is_instant ? 'extension.pay' : 'extension.ask')}
      busy={extend.isPending}
      disabled={cents === undefined || refusal !== undefined}
      onAction={() => void ask()}
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <Stepper
            label={t('extension.how-long')}
            value={amount}
            max={60}
            onChange={(next) => {
              extend.reset()
              setAmount(next)
            }}
          />
          <Segmented
            legend={t('extension.unit')}
            name="unit"
            value={unit}
            onChange={(next) => {
              extend.reset()
              setUnit(next)
            }}
            options={[
              { value: 'hour', label: t('extension.hours') },
              { value: 'day', label: t('extension.days') },
            ]}
          />
        </div>
        <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          <dt className="text-ink-soft">{t('extension.end-now')}</dt>
          <dd className="text-end text-ink-soft">{format.date(end, 'date-time', zone)}</dd>
          <dt>{t('extension.end-new')}</dt>
          <dd className="text-end font-semibold">{format.date(newEnd, 'date-time', zone)}</dd>
          <div className="col-span-2 grid grid-cols-subgrid border-t border-line pt-2">
            <dt className="font-semibold">{t('extension.price')}</dt>
            <dd className="text-end font-display text-lg font-bold">
              {cents === undefined ? <Skeleton className="h-6 w-16" /> : format.money(cents)}
            </dd>
          </div>
        </dl>
        <p className="text-sm text-ink-soft">
          {booking.line.is_instant
            ? t('extension.text.instant')
            : t('extension.text.request', { time: format.duration(rule('extensionAnswerHours'), 'hour') })}
        </p>
        {problem && (
          <Notice tone="bad" live>
            {errorMessage(problem, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}

/** The end so many hours later, or at the same time on the clock so many days later. */
function laterEnd(end: number, amount: number, unit: 'hour' | 'day', timeZone: string): number {
  if (unit === 'hour') return end + amount * HOUR_MS
  let later = end
  for (let day = 0; day < amount; day += 1) later = dayLater(later, timeZone)
  return later
}
