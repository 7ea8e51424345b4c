import { useState } from 'react'
import { moveRefusal } from '#domain/booking/move-rental.ts'
import { instantAt, wallClock } from '#domain/booking/wall-clock.ts'
import { isReason, ReasonField } from '../../entities/adjustment/reason-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { BookingFile } from './use-booking-file.ts'
import { useIntervention } from './use-intervention.ts'

/** Moves a rental to other times, by the clock of its place, at the price that was paid. */
export function MoveDialog({ booking, onClose }: { booking: BookingFile; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const { id, version, status, start_date, end_date, time_zone: zone } = booking
  const before = { start: Date.parse(start_date), end: Date.parse(end_date) }
  const [start, setStart] = useState(() => localText(before.start, zone))
  const [end, setEnd] = useState(() => localText(before.end, zone))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const move = useIntervention('move-booking')
  // What is not touched stays to the second.
  const instantOf = (text: string, was: number) =>
    text === localText(was, zone) ? was : text === '' ? Number.NaN : instantAt(text, zone)
  const newStart = instantOf(start, before.start)
  const newEnd = instantOf(end, before.end)
  const isWrong =
    Number.isNaN(newStart + newEnd) ||
    moveRefusal({ ...before, status, newStart, newEnd }, Date.now()) !== undefined
  function send() {
    setTried(true)
    if (isWrong || !isReason(reason)) return
    const times = { start: new Date(newStart).toISOString(), end: new Date(newEnd).toISOString() }
    move.mutate(
      { id, version, ...times, reason: reason.trim() },
      {
        onSuccess: () => {
          toast({ title: t('moderation.adjust.done'), tone: 'good' })
          onClose()
        },
      },
    )
  }
  return (
    <ActionDialog
      onClose={onClose}
      size="small"
      title={t('moderation.adjust.move-times')}
      action={t('moderation.adjust.move-times')}
      busy={move.isPending}
      onAction={send}
    >
      <div className="grid gap-4">
        <p>{t('moderation.adjust.move-text', { zone: zone.replaceAll('_', ' ') })}</p>
        <TextField
          type="datetime-local"
          label={t('moderation.adjust.move-start')}
          value={start}
          disabled={status !== 'confirmed'}
          onChange={({ target }) => setStart(target.value)}
        />
        <TextField
          type="datetime-local"
          label={t('moderation.adjust.move-end')}
          value={end}
          onChange={({ target }) => setEnd(target.value)}
          error={isTried && isWrong ? t('moderation.adjust.move-wrong') : undefined}
        />
        {!isWrong && (
          <p className="text-sm text-ink-soft">
            {t('moderation.adjust.move-preview', {
              before: format.range(before.start, before.end, 'date-time', zone),
              after: format.range(newStart, newEnd, 'date-time', zone),
            })}
          </p>
        )}
        <ReasonField value={reason} onChange={setReason} isTried={isTried} />
        {move.error && (
          <Notice tone="bad" live>
            {errorMessage(move.error, t)}
          </Notice>
        )}
      </div>
    </ActionDialog>
  )
}

/** What the clock there shows, as a field of the browser takes it. */
const localText = (instant: number, zone: string): string =>
  new Date(wallClock(instant, zone)).toISOString().slice(0, 16)
