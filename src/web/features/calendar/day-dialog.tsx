import type { CalendarEntry, CalendarItem } from '#contract/lender-calendar.ts'
import { holdMinutes } from '#domain/booking/hold-time.ts'
import { useUnblock } from '../../entities/block/use-blocks.ts'
import type { Day } from '../../entities/period/calendar-days.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { formatDay } from '../../lib/format.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Origin } from './origin.tsx'

interface DayDialogProps {
  item: CalendarItem
  day: Day
  entries: CalendarEntry[]
  onClose: () => void
}

/** The entries of an item on a day, with the actions on them. */
export function DayDialog({ item, day, entries, onClose }: DayDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const unblock = useUnblock()
  const when = formatDay(day, t.language, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <Dialog open onClose={onClose} size="small" title={item.title}>
      <p className="mb-3 text-ink-soft first-letter:uppercase">{when}</p>
      <ul className="grid gap-4">
        {entries.map((entry) => (
          <li key={entry.id} className="grid gap-1 border-t border-line pt-4 first:border-t-0 first:pt-0">
            <p className="font-semibold">
              {t(`calendar.${entry.kind}`)}
              {entry.renter && `: ${entry.renter}`}
              {entry.units > 1 && entry.kind !== 'block' && ` × ${entry.units}`}
            </p>
            <p className="tabular text-sm text-ink-soft">
              {periodText({ start: entry.start_date, end: entry.end_date, timeZone: item.time_zone }, format)}
            </p>
            {entry.note && <p className="text-sm break-words">{entry.note}</p>}
            <Origin entry={entry} />
            {entry.kind === 'hold' && (
              <p className="text-sm">{t('calendar.hold-text', { minutes: holdMinutes() })}</p>
            )}
            {(entry.kind === 'booking' || entry.kind === 'request') && (
              <p>
                <LinkButton to={`/dashboard/customers/${entry.id}`} variant="secondary" size="small">
                  {t('calendar.open')}
                </LinkButton>
              </p>
            )}
            {entry.kind === 'block' && !entry.source && (
              <p>
                <Button
                  size="small"
                  variant="secondary"
                  busy={unblock.isPending}
                  onClick={() =>
                    unblock.mutate(entry.id, {
                      onSuccess: () => {
                        void toast({ title: t('calendar.unblocked', { title: item.title }), tone: 'good' })
                        onClose()
                      },
                      onError: (error) => void toast(errorToast(error, t)),
                    })
                  }
                >
                  {t('calendar.unblock')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
