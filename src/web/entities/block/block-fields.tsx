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
  note: string
}

interface BlockFieldsProps {
  draft: BlockDraft
  onChange: (draft: BlockDraft) => void
  today: Day
  /** Why the days could not be blocked. */
  error: unknown
}

/** The first and last day of a block, with a note for the owner. */
export function BlockFields({ draft, onChange, today, error }: BlockFieldsProps) {
  const t = useTranslate()
  const field = (name: keyof BlockDraft) => ({
    value: draft[name],
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

/** The block that is meant; a last day before the first counts as the first. */
export const blockOf = ({ first, last, note }: BlockDraft, itemId: string, timeZone: string) => ({
  item_id: itemId,
  note: note.trim(),
  ...wholeDays(first, last < first ? first : last, timeZone),
})
