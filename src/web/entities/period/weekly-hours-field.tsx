import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type OpeningHours, WEEKDAYS, type Weekday } from '#domain/booking/opening-hours.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { weekdayName } from './weekday-name.ts'
import { addTime, canAddTime, copyDay, endChoices, startChoices, toggleDay, withDay } from './weekly-hours.ts'

interface WeeklyHoursFieldProps {
  hours: OpeningHours
  onChange: (hours: OpeningHours) => void
}

/** The days on which an item is handed over and taken back, each with its times. */
export function WeeklyHoursField({ hours, onChange }: WeeklyHoursFieldProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <ul className="grid gap-1">
      {WEEKDAYS.map((day) => {
        const name = weekdayName(day, language, 'long')
        const times = hours[day] ?? []
        return (
          <li
            key={day}
            className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-t border-line py-1 first:border-t-0 sm:grid-cols-[9rem_1fr_auto]"
          >
            <Checkbox
              label={<span className="first-letter:uppercase">{name}</span>}
              checked={times.length > 0}
              onChange={() => onChange(toggleDay(hours, day))}
            />
            {times.length === 0 ? (
              <p className="py-2.5 text-ink-soft">{t('lending.times.closed')}</p>
            ) : (
              <>
                <Times {...{ day, name, hours, onChange }} />
                <DayActions {...{ day, name, hours, onChange }} />
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface DayProps extends WeeklyHoursFieldProps {
  day: Weekday
  name: string
}

function Times({ day, name, hours, onChange }: DayProps) {
  const t = useTranslate()
  const times = hours[day] ?? []
  const change = (next: typeof times) => onChange(withDay(hours, day, next))
  const set = (index: number, from: string, to: string) =>
    change(times.map((time, at) => (at === index ? [from, to] : time)))
  return (
    <div className="grid gap-2 pb-2 max-sm:order-last max-sm:col-span-2">
      {times.map(([from, to], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a time of a day has no name but its place
        <div key={index} className="flex items-center gap-2">
          <Select
            label={t('lending.times.from', { day: name })}
            hideLabel
            className="w-28"
            value={from}
            options={startChoices(from)}
            onChange={(event) => set(index, event.target.value, to)}
          />
          <span aria-hidden>–</span>
          <Select
            label={t('lending.times.to', { day: name })}
            hideLabel
            className="w-28"
            value={to}
            options={endChoices(to)}
            onChange={(event) => set(index, from, event.target.value)}
          />
          {index > 0 && (
            <IconButton
              label={t('lending.times.remove', { day: name, from, to })}
              icon={<X aria-hidden size={18} />}
              onClick={() => change(times.toSpliced(index, 1))}
            />
          )}
        </div>
      ))}
    </div>
  )
}

function DayActions({ day, name, hours, onChange }: DayProps) {
  const t = useTranslate()
  const times = hours[day] ?? []
  return (
    <div className="flex">
      {canAddTime(times) && (
        <IconButton
          label={t('lending.times.add', { day: name })}
          icon={<Plus aria-hidden size={18} />}
          onClick={() => onChange(withDay(hours, day, addTime(times)))}
        />
      )}
      {Object.keys(hours).length > 1 && (
        <IconButton
          label={t('lending.times.copy', { day: name })}
          icon={<Copy aria-hidden size={18} />}
          onClick={() => onChange(copyDay(hours, day))}
        />
      )}
    </div>
  )
}
