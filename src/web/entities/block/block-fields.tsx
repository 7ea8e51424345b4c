import { instantAt } from '#domain/booking/wall-clock.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Day } from '../period/calendar-days.ts'
import { wholeDays } from '../period/day-start.ts'

/** Days as they are typed, empty before that. */
export interface BlockDraft {
  first: Day
  last: Day
  /** Times of day on the first and the last; whole days without them. */
  from?: string
  to?: string
  note: string
}

interface BlockFieldsProps {
  draft: BlockDraft
  onChange: (draft: BlockDraft) => void
  today: Day
  /** Why the days could not be blocked. */
  error: unknown
}

/** The first and last day of a block, their times where only hours are meant, and a note for the owner. */
export function BlockFields({ draft, onChange, today, error }: BlockFieldsProps) {
  const t = useTranslate()
  const field = (name: keyof BlockDraft) => ({
    value: draft[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField {...field('first')} label={t('calendar.first-day')} type="date" min={today} required />
        <TextField
          {...field('last')}
          label={t('calendar.last-day')}
          type="date"
          min={draft.first || today}
          required
        />
        <TextField {...field('from')} label={t('calendar.from-time')} type="time" optional />
        <TextField {...field('to')} label={t('calendar.to-time')} type="time" optional />
      </div>
      <TextField
        {...field('note')}
        label={t('calendar.note')}
        hint={t('calendar.note-hint')}
        optional
        maxLength={200}
      />
      {Boolean(error) && (
        <Notice tone="bad" live>
          {codeOf(error) === '23P01' ? t('calendar.block-taken') : errorMessage(error, t)}
        </Notice>
      )}
    </>
  )
}

/** The block that is meant; a last day before the first counts as the first, and a day without a time as a whole one. */
export function blockOf({ first, last, from, to, note }: BlockDraft, itemId: string, timeZone: string) {
  const end = last < first ? first : last
  const days = wholeDays(first, end, timeZone)
  const at = (day: Day, time: string) => new Date(instantAt(`${day}T${time}`, timeZone)).toISOString()
  const start_date = from ? at(first, from) : days.start_date
  const end_date = to ? at(end, to) : days.end_date
  return {
    item_id: itemId,
    note: note.trim(),
    start_date,
    // Hours that end before they begin are meant until the end of the day.
    end_date: end_date > start_date ? end_date : days.end_date,
  }
}
