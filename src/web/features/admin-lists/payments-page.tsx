import { Fragment, useMemo } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { startOfDay } from './day-bounds.ts'
import type { List } from './list.ts'
import { ListPage } from './list-page.tsx'
import { PersonCell } from './person-cell.tsx'
import { plainAmount } from './plain-amount.ts'

const STATUSES = [
  'created',
  'requires_action',
  'authorised',
  'captured',
  'voided',
  'refunded',
  'failed',
] as const
type Status = (typeof STATUSES)[number]
const PURPOSES = ['rental', 'deposit', 'extension', 'late_fee', 'claim'] as const
type Purpose = (typeof PURPOSES)[number]

interface PaymentRow {
  id: string
  status: Status
  purpose: Purpose
  amount_cents: number
  captured_cents: number
  refunded_cents: number
  failure_code: string | null
  provider: string
  provider_payment_id: string | null
  user_id: string
  payer: string
  payer_email: string
  bookings: { id: string; number: number }[]
  created_at: string
}

const TONES: Partial<Record<Status, BadgeTone>> = {
  requires_action: 'notice',
  authorised: 'good',
  captured: 'good',
  failed: 'bad',
}

/** `/admin/payments`: all payments, each with the bookings that it is for. */
export function PaymentsPage() {
  const t = useTranslate()
  const format = useFormat()
  const list = useMemo<List<PaymentRow>>(() => {
    const money = (cents: number) => (cents > 0 ? format.money(cents) : '–')
    return {
      name: 'payments',
      filters: [
        { name: 'status', values: STATUSES },
        { name: 'purpose', values: PURPOSES },
        { name: 'from' },
        { name: 'until' },
      ],
      sorts: { created: ({ created_at }) => created_at, amount: ({ amount_cents }) => amount_cents },
      async load(page, { status, purpose = '', from, until }) {
        const { rpc } = await supabase()
        const rows = unwrap(
          await rpc('staff_payments', {
            ...page,
            states: status ? [status] : [],
            kind: purpose,
            since: startOfDay(from),
            until: startOfDay(until, 1),
          }),
        )
        return rows as unknown as PaymentRow[]
      },
      // A payment that came to nothing has no booking: then to the person who tried.
      to: ({ bookings: [first], user_id }) =>
        first ? `/admin/bookings/${first.id}` : `/admin/users/${user_id}`,
      columns: [
        {
          id: 'created',
          header: t('office.payments.at'),
          sort: 'created',
          isOneLine: true,
          cell: ({ created_at }) => format.date(created_at, 'date-time', viewerZone()),
        },
        {
          id: 'status',
          header: t('office.status'),
          cell: ({ status, failure_code }) => (
            <>
              <Badge tone={TONES[status]}>{t(`office.payments.status.${status}`)}</Badge>
              {failure_code && <span className="block text-xs text-ink-soft">{failure_code}</span>}
            </>
          ),
        },
        {
          id: 'purpose',
          header: t('office.payments.purpose'),
          from: 'md',
          cell: ({ purpose }) => t(`office.payments.purpose.${purpose}`),
        },
        {
          id: 'bookings',
          header: t('office.bookings.title'),
          from: 'md',
          cell: ({ bookings }) => <BookingLinks bookings={bookings} />,
        },
        {
          id: 'payer',
          header: t('office.payments.payer'),
          from: 'lg',
          cell: ({ payer, payer_email }) => <PersonCell name={payer} email={payer_email} />,
        },
        {
          id: 'amount',
          header: t('office.amount'),
          sort: 'amount',
          numeric: true,
          cell: ({ amount_cents }) => format.money(amount_cents),
        },
        {
          id: 'captured',
          header: t('office.payments.captured'),
          numeric: true,
          from: 'xl',
          cell: ({ captured_cents }) => money(captured_cents),
        },
        {
          id: 'refunded',
          header: t('office.refunded'),
          numeric: true,
          from: 'xl',
          cell: ({ refunded_cents }) => money(refunded_cents),
        },
        {
          id: 'reference',
          header: t('office.payments.reference'),
          from: 'xl',
          cell: ({ provider, provider_payment_id }) => (
            <span className="block w-40 truncate text-xs" title={provider_payment_id ?? undefined}>
              {provider_payment_id ?? provider}
            </span>
          ),
        },
      ],
      cells: (row) => ({
        id: row.id,
        at: row.created_at,
        status: row.status,
        purpose: row.purpose,
        bookings: row.bookings.map(({ number }) => number).join(' '),
        payer: row.payer,
        payer_email: row.payer_email,
        amount_eur: plainAmount(row.amount_cents),
        captured_eur: plainAmount(row.captured_cents),
        refunded_eur: plainAmount(row.refunded_cents),
        provider: row.provider,
        reference: row.provider_payment_id ?? '',
        failure: row.failure_code ?? '',
      }),
    }
  }, [t, format])
  const choices = {
    status: STATUSES.map((value) => ({ value, label: t(`office.payments.status.${value}`) })),
    purpose: PURPOSES.map((value) => ({ value, label: t(`office.payments.purpose.${value}`) })),
  }
  return <ListPage list={list} choices={choices} />
}

/** An order may hold several. */
function BookingLinks({ bookings }: { bookings: PaymentRow['bookings'] }) {
  if (bookings.length === 0) return '–'
  return bookings.map(({ id, number }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={`/admin/bookings/${id}`} className="relative z-1 underline">
        {number}
      </Link>
    </Fragment>
  ))
}
