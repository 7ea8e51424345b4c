import CalendarOff from 'lucide-react/icons/calendar-off'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Hourglass from 'lucide-react/icons/hourglass'
import PackageCheck from 'lucide-react/icons/package-check'
import PackageOpen from 'lucide-react/icons/package-open'
import type { LenderCalendar } from '#contract/lender-calendar.ts'
import type { Day } from '../../entities/period/calendar-days.ts'
import { periodText } from '../../entities/period/period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatDay } from '../../lib/format.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { type AgendaEvent, agendaOf } from './lender-calendar.ts'
import { Origin } from './origin.tsx'

const ICONS = {
  'pick-up': PackageOpen,
  return: PackageCheck,
  request: CircleHelp,
  hold: Hourglass,
  block: CalendarOff,
}

interface AgendaProps {
  calendar: LenderCalendar
  first: Day
  days: number
  onUnblock: (event: AgendaEvent) => void
}

/** The events day by day: pick-ups, returns, requests that wait for an answer. */
export function Agenda({ calendar, first, days, onUnblock }: AgendaProps) {
  const t = useTranslate()
  const agenda = agendaOf(calendar, first, days)
  if (agenda.length === 0) return <p className="py-8 text-ink-soft">{t('calendar.nothing')}</p>
  return (
    <ol className="grid gap-6">
      {agenda.map(({ day, events }) => (
        <li key={day}>
          <h2 className="mb-2 text-lg first-letter:uppercase">
            {formatDay(day, t.language, { weekday: 'long', day: 'numeric', month: 'long' })}
          </h2>
          <ul className="grid gap-2">
            {events.map((event) => (
              <Event key={`${event.what} ${event.entry.id}`} event={event} onUnblock={onUnblock} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function Event({ event, onUnblock }: { event: AgendaEvent; onUnblock: AgendaProps['onUnblock'] }) {
  const t = useTranslate()
  const format = useFormat()
  const { what, at, entry, item } = event
  const Icon = ICONS[what]
  const isRental = entry.kind === 'booking' || entry.kind === 'request'
  const period = { start: entry.start_date, end: entry.end_date, timeZone: item.time_zone }
  return (
    <Card as="li" className="relative flex items-start gap-4 p-4! sm:p-4!">
      <Icon aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <span className="tabular">
            {what === 'pick-up' || what === 'return' ? `${format.date(at, 'time', item.time_zone)} ` : ''}
          </span>
          {t(`calendar.what.${what}`, { name: entry.renter ?? t('calendar.someone') })}
        </p>
        <p lang={item.language} className="break-words">
          {isRental ? (
            <Link
              to={`/dashboard/customers/${entry.id}`}
              className="stretched-link [--ring-gap:-3px] hover:underline"
            >
              {item.title}
            </Link>
          ) : (
            item.title
          )}
          {entry.units > 1 && isRental && (
            <span className="tabular text-ink-soft">{` × ${entry.units}`}</span>
          )}
        </p>
        {what !== 'pick-up' && what !== 'return' && (
          <p className="tabular text-sm text-ink-soft">{periodText(period, format)}</p>
        )}
        {entry.note && <p className="text-sm break-words text-ink-soft">{entry.note}</p>}
        <Origin entry={entry} />
      </div>
      {what === 'block' && !entry.source && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('calendar.unblock-of', { title: item.title, when: periodText(period, format) })}
          onClick={() => onUnblock(event)}
        >
          {t('calendar.unblock')}
        </Button>
      )}
    </Card>
  )
}
