import TriangleExclamationPoint from 'lucide-react/icons/triangle-exclamation-point'
import { useEffect, useState } from 'react'
import type { BookingTerms } from '#domain/booking/booking-terms.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import {
  claimWindow,
  maxClaimCents,
  REPORTED_KINDS,
  type ReportedKind,
  reportableKinds,
} from '#domain/claim/claim-window.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ClaimBadge } from './claim-badge.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { useBookingClaims } from './use-claims.ts'

interface ClaimableRental {
  id: string
  status: BookingStatus
  start_date: string
  end_date: string
  returned_at: string | null
  time_zone: string
  total_cents: number
  due_cents: number
  deposit_cents: number
  terms: Pick<BookingTerms, 'claimHours'>
}

/** The problems of a rental: those that were reported, and what can still be. */
export function BookingClaims({ booking, side }: { booking: ClaimableRental; side: 'renter' | 'owner' }) {
  const t = useTranslate()
  const format = useFormat()
  const { data: claims, error } = useBookingClaims(booking.id)
  const [isReporting, setReporting] = useState(false)
  const facts = {
    status: booking.status,
    start: Date.parse(booking.start_date),
    end: Date.parse(booking.end_date),
    returnedAt: booking.returned_at ? Date.parse(booking.returned_at) : null,
    totalCents: booking.total_cents,
    dueCents: booking.due_cents,
    depositCents: booking.deposit_cents,
    claimHours: booking.terms.claimHours,
  }
  // The clock here is read once a minute, and may be slow.
  const now = Math.max(useNow(), facts.returnedAt ?? 0)
  const claimed = claims?.map(({ kind }) => kind) ?? []
  const others = (claims ?? []).map(({ kind, status, amount_cents, award_cents }) => ({
    kind,
    status,
    amountCents: amount_cents,
    awardCents: award_cents,
  }))
  const maxCentsOf = (kind: ReportedKind) => maxClaimCents(kind, facts, others)
  const reportable = reportableKinds(side, facts, now).filter((kind) => !claimed.includes(kind))
  const kinds = reportable.filter((kind) => maxCentsOf(kind) > 0)
  const windows = REPORTED_KINDS.flatMap((kind) => claimWindow(kind, side, facts) ?? [])
  const next = windows.find(({ from }) => now < from)
  const until = kinds.length > 0 ? windows.find((window) => window.until !== null)?.until : undefined
  if (!error && !claims?.length && kinds.length === 0 && !next) return null
  const at = (instant: number) => format.date(instant, 'date-time', booking.time_zone)

  return (
    <Card as="section" aria-labelledby="rental-claims" className="mt-5 grid gap-4">
      <h2 id="rental-claims" className="text-xl">
        {t('claims.title')}
      </h2>
      {error && <Notice tone="bad">{errorMessage(error, t)}</Notice>}
      {claims && claims.length > 0 && (
        <ul className="divide-y divide-line">
          {claims.map((claim) => (
            <li key={claim.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <Link to={`/dashboard/claims/${claim.id}`} className="font-semibold hover:underline">
                {t(`claims.kind.${claim.kind}`)}
              </Link>
              <span className="flex items-center gap-3">
                <ClaimBadge status={claim.status} />
                <span className="tabular">{format.money(claim.award_cents ?? claim.amount_cents)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {kinds.length > 0 ? (
        <div className="grid gap-2">
          <Button variant="secondary" className="justify-self-start" onClick={() => setReporting(true)}>
            <TriangleExclamationPoint aria-hidden size={18} />
            {t('claims.report')}
          </Button>
          {until && <p className="text-sm text-ink-soft">{t('claims.report.until', { when: at(until) })}</p>}
        </div>
      ) : (
        next && (
          <p className="text-sm text-ink-soft">{t(`claims.report.from.${side}`, { when: at(next.from) })}</p>
        )
      )}
      {reportable.length > 0 && kinds.length === 0 && (
        <p className="text-sm text-ink-soft">
          {t('claims.report.exhausted', { max: format.money(booking.total_cents + booking.deposit_cents) })}
        </p>
      )}
      {isReporting && kinds.length > 0 && (
        <ReportDialog
          bookingId={booking.id}
          maxCentsOf={maxCentsOf}
          isFurther={others.some(({ kind }) => kind !== 'no_show')}
          kinds={kinds}
          onClose={() => setReporting(false)}
        />
      )}
    </Card>
  )
}

/** The time now (epoch ms), every minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
