import type { ListingTimes } from '#domain/listing/listing-problems.ts'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { DurationSelect } from './duration-select.tsx'

const HOUR = 60
const DAY = 24 * HOUR
const SHORTEST = [1, 2, 4, 8, 24, 48, 72, 168].map((hours) => hours * HOUR)
const LONGEST = [8, 24, 72, 168, 336, 720, 2_160, 8_760].map((hours) => hours * HOUR)
const NOTICES = [0, 1, 2, 6, 12, 24, 48, 72, 168].map((hours) => hours * HOUR)
const BUFFERS = [0, 15, 30, HOUR, 2 * HOUR, 4 * HOUR, DAY]

/** A day at least where rentals by the hour are switched off. */
const offeredTimes = (choices: number[]) => choices.filter((minutes) => terms.hourly || minutes >= DAY)

interface DurationFieldsProps {
  times: ListingTimes
  onChange: (change: Partial<ListingTimes>) => void
  fault: (field: keyof ListingTimes) => string | undefined
}

/** Durations of an item: shortest and longest rental, notice, and the break after each rental. */
export function DurationFields({ times, onChange, fault }: DurationFieldsProps) {
  const t = useTranslate()
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <DurationSelect
        label={t('lending.price.min')}
        minutes={times.minHours * HOUR}
        choices={offeredTimes(SHORTEST)}
        onChange={(minutes) => onChange({ minHours: minutes / HOUR })}
        error={fault('minHours')}
      />
      <DurationSelect
        label={t('lending.price.max')}
        minutes={times.maxHours * HOUR}
        choices={offeredTimes(LONGEST)}
        onChange={(minutes) => onChange({ maxHours: minutes / HOUR })}
        error={fault('maxHours')}
      />
      <DurationSelect
        label={t('lending.price.notice')}
        hint={t('lending.price.notice-hint')}
        minutes={times.noticeHours * HOUR}
        choices={NOTICES}
        none={t('lending.price.no-notice')}
        onChange={(minutes) => onChange({ noticeHours: minutes / HOUR })}
        error={fault('noticeHours')}
      />
      <DurationSelect
        label={t('lending.price.buffer')}
        hint={t('lending.price.buffer-hint')}
        minutes={times.bufferMinutes}
        choices={BUFFERS}
        none={t('lending.price.no-buffer')}
        onChange={(bufferMinutes) => onChange({ bufferMinutes })}
        error={fault('bufferMinutes')}
      />
    </div>
  )
}
