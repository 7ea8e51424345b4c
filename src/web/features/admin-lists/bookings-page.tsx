import { useMemo } from 'react'
import { BOOKING_STATUSES, type BookingStatus, OPEN_STATUSES } from '#domain/booking/lifecycle.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { startOfDay } from './day-bounds.ts'
import type { List } from './list.ts'
import { ListPage } from './list-page.tsx'
import { PersonCell } from './person-cell.tsx'
import { plainAmount } from './plain-amount.ts'

interface BookingRow {
  id: string
  number: number
  status: string
  title: string
  language: string
  renter: string
  owner: string
  renter_email: string
  owner_email: string
  start_date: string
  end_date: string
  time_zone: string
  total_cents: number
  refund_cents: number
  created_at: string
}

const TONES: Partial<Record<BookingStatus, BadgeTone>> = {
  requested: 'notice',
  confirmed: 'good',
  picked_up: 'good',
  disputed: 'bad',
}
/** Beside the single ones: all that are not over. */
const OPEN = 'open'

/** `/admin/bookings`: all bookings of the site. */
export function BookingsPage() {
  const t = useTranslate()
  const format = useFormat()
  const list = useMemo<List<BookingRow>>(
    () => ({
      name: 'bookings',
      filters: [{ name: 'status', values: [OPEN, ...BOOKING_STATUSES] }, { name: 'from' }, { name: 'until' }],
      sorts: {
        number: ({ number }) => number,
        start: ({ start_date }) => start_date,
        total: ({ total_cents }) => total_cents,
      },
      async load(page, { status, from, until }) {
        const { rpc } = await supabase()
        const states = status === OPEN ? [...OPEN_STATUSES] : status ? [status] : []
        return unwrap(
          await rpc('staff_bookings', {
            ...page,
            states,
            since: startOfDay(from),
            until: startOfDay(until, 1),
          }),
        )
      },
      to: ({ id }) => `/admin/bookings/${id}`,
      columns: [
        { id: 'number', header: t('office.number'), sort: 'number', cell: ({ number }) => number },
        {
          id: 'status',
          header: t('office.status'),
          cell: ({ status }) => (
            <Badge tone={TONES[status as BookingStatus]}>
              {t(`moderation.person.rental.${status as BookingStatus}`)}
            </Badge>
          ),
        },
        {
          id: 'item',
          header: t('office.item'),
          cell: ({ title, language }) => (
            <span lang={language} className="line-clamp-2 min-w-36">
              {title}
            </span>
          ),
        },
        {
          id: 'renter',
          header: t('office.renter'),
          from: 'md',
          cell: ({ renter, renter_email }) => <PersonCell name={renter} email={renter_email} />,
        },
        {
          id: 'owner',
          header: t('office.lender'),
          from: 'lg',
          cell: ({ owner, owner_email }) => <PersonCell name={owner} email={owner_email} />,
        },
        {
          id: 'start',
          header: t('office.begins'),
          sort: 'start',
          from: 'md',
          isOneLine: true,
          cell: ({ start_date, end_date, time_zone }) =>
            format.range(start_date, end_date, 'date', time_zone),
        },
        {
          id: 'total',
          header: t('office.total'),
          sort: 'total',
          numeric: true,
          cell: ({ total_cents }) => format.money(total_cents),
        },
        {
          id: 'refund',
          header: t('office.refunded'),
          numeric: true,
          from: 'xl',
          cell: ({ refund_cents }) => (refund_cents > 0 ? format.money(refund_cents) : '–'),
        },
        {
          id: 'created',
          header: t('office.booked'),
          from: 'xl',
          isOneLine: true,
          cell: ({ created_at }) => format.date(created_at, 'date', viewerZone()),
        },
      ],
      cells: (row) => ({
        number: row.number,
        status: row.status,
        item: row.title,
        renter: row.renter,
        renter_email: row.renter_email,
        lender: row.owner,
        lender_email: row.owner_email,
        start: row.start_date,
        end: row.end_date,
        total_eur: plainAmount(row.total_cents),
        refunded_eur: plainAmount(row.refund_cents),
        booked: row.created_at,
      }),
    }),
    [t, format],
  )
  const statuses = [
    { value: OPEN, label: t('office.open') },
    ...BOOKING_STATUSES.map((value) => ({ value, label: t(`moderation.person.rental.${value}`) })),
  ]
  return <ListPage list={list} choices={{ status: statuses }} />
}
