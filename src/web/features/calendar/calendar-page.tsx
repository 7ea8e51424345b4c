import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { CalendarEntry, CalendarItem } from '#contract/lender-calendar.ts'
import { useUnblock } from '../../entities/block/use-blocks.ts'
import { FeedCard } from '../../entities/calendar-feed/feed-card.tsx'
import { type Day, monthAfter } from '../../entities/period/calendar-days.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { formatDay } from '../../lib/format.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Agenda } from './agenda.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { DayDialog } from './day-dialog.tsx'
import type { AgendaEvent } from './lender-calendar.ts'
import { MonthGrid } from './month-grid.tsx'
import type { SelectedDays } from './use-day-selection.ts'
import { useLenderCalendar } from './use-lender-calendar.ts'
import { useView } from './use-view.ts'

const DAY_MS = 86_400_000

/** Rentals, requests, holds and blocks of all items of a lender, by month or as a list of days. */
export function CalendarPage() {
  const t = useTranslate()
  const { today, month, view, setMonth, setView } = useView()
  const { data: calendar, error, refetch } = useLenderCalendar(month)
  const [blocking, setBlocking] = useState<SelectedDays>()
  const [opened, setOpened] = useState<{ item: CalendarItem; day: Day; entries: CalendarEntry[] }>()
  const unblock = useUnblock()

  const free = ({ entry, item }: AgendaEvent) =>
    unblock.mutate(entry.id, {
      onSuccess: () => void toast({ title: t('calendar.unblocked', { title: item.title }), tone: 'good' }),
      onError: (failure) => void toast(errorToast(failure, t)),
    })

  const [item] = calendar?.items ?? []
  const first = month > today || monthAfter(today, 0) > month ? month : today
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('calendar.title')}</h1>
        {item && (
          <Button variant="secondary" onClick={() => setBlocking({ itemId: item.id, first, last: first })}>
            {t('calendar.block-days')}
          </Button>
        )}
      </div>
      {!calendar && error && (
        <ErrorState
          title={t('calendar.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!calendar && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton card className="h-80" />
        </Loading>
      )}
      {calendar && !item && (
        <EmptyState
          drawing="shelf"
          title={t('calendar.empty')}
          text={t('calendar.empty-text')}
          action={<LinkButton to="/upload">{t('calendar.list')}</LinkButton>}
        />
      )}
      {calendar && item && (
        <>
          <div className="mt-5 mb-5 flex flex-wrap items-center justify-between gap-3">
            <MonthSwitch month={month} onMonth={setMonth} />
            <Segmented
              legend={t('calendar.view')}
              name="view"
              value={view}
              onChange={setView}
              options={[
                { value: 'month', label: t('calendar.view.month') },
                { value: 'agenda', label: t('calendar.view.agenda') },
              ]}
            />
          </div>
          {view === 'month' ? (
            <MonthGrid
              {...{ calendar, month, today }}
              onMonth={setMonth}
              onBlock={setBlocking}
              onOpen={(of, day, entries) => setOpened({ item: of, day, entries })}
            />
          ) : (
            <Agenda
              calendar={calendar}
              first={first}
              days={(Date.parse(monthAfter(month, 1)) - Date.parse(first)) / DAY_MS}
              onUnblock={free}
            />
          )}
          <div className="mt-8 max-w-2xl">
            <FeedCard itemId={null} timeZone={item.time_zone} />
          </div>
        </>
      )}
      {blocking && calendar && (
        <BlockDialog
          items={calendar.items}
          start={blocking}
          today={today}
          onClose={() => setBlocking(undefined)}
        />
      )}
      {opened && <DayDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

function MonthSwitch({ month, onMonth }: { month: Day; onMonth: (month: Day) => void }) {
  const t = useTranslate()
  return (
    <div className="flex max-w-full items-center gap-1">
      <IconButton
        label={t('calendar.previous')}
        icon={<ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />}
        onClick={() => onMonth(monthAfter(month, -1))}
      />
      <p aria-live="polite" className="min-w-0 basis-44 text-center font-semibold first-letter:uppercase">
        {formatDay(month, t.language, { month: 'long', year: 'numeric' })}
      </p>
      <IconButton
        label={t('calendar.next')}
        icon={<ChevronRight aria-hidden size={20} className="rtl:rotate-180" />}
        onClick={() => onMonth(monthAfter(month, 1))}
      />
    </div>
  )
}
