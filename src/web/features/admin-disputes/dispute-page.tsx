import type { ReactNode } from 'react'
import { DetailQuery } from '../../entities/office/detail-query.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DisputeActions } from './dispute-actions.tsx'
import { DisputeBadge } from './dispute-badge.tsx'
import { type Dispute, useDispute } from './use-disputes.ts'

/** `/admin/disputes/:id`: one chargeback with its deadline, its evidence and what is to be decided. */
export function DisputePage({ id }: { id: string }) {
  const t = useTranslate()
  return (
    <DetailQuery query={useDispute(id)} kind="dispute" failed={t('office.disputes.failed')}>
      {(data) => <Whole dispute={data} />}
    </DetailQuery>
  )
}

function Whole({ dispute }: { dispute: Dispute }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const { number, status, reason, booking, evidence_due_at, submitted_at } = dispute
  const isOwn = user?.id === booking?.renter_id || user?.id === booking?.owner_id
  const at = (instant: string) => format.date(instant, 'full-date-time', viewerZone())
  return (
    <article className="grid gap-5">
      <header className="grid gap-2">
        <p>
          <DisputeBadge status={status} />
        </p>
        <h1 className="text-2xl md:text-3xl">{t('office.disputes.number', { number })}</h1>
        <p className="max-w-prose text-ink-soft">{t(`office.disputes.status-text.${status}`)}</p>
      </header>
      {status === 'needs_response' && evidence_due_at && (
        <Notice tone="notice" title={t('office.disputes.due', { when: at(evidence_due_at) })}>
          {t('office.disputes.due-text')}
        </Notice>
      )}
      {isOwn && <Notice>{t('office.disputes.own')}</Notice>}
      <Card as="section" aria-label={t('office.disputes.facts')}>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <Fact label={t('office.disputes.amount')}>{format.money(dispute.amount_cents)}</Fact>
          <Fact label={t('office.disputes.withdrawn')}>{format.money(dispute.withdrawn_cents)}</Fact>
          <Fact label={t('office.disputes.reason')}>
            {t.optional(`office.disputes.reason.${reason}`) ?? reason}
          </Fact>
          <Fact label={t('office.disputes.created')}>{at(dispute.created_at)}</Fact>
          {submitted_at && <Fact label={t('office.disputes.submitted')}>{at(submitted_at)}</Fact>}
          <Fact label={t('office.payments.reference')}>{dispute.provider_dispute_id}</Fact>
          {booking && (
            <Fact label={t('office.disputes.rental')}>
              <Link to={`/admin/bookings/${booking.id}`} className="underline underline-offset-4">
                {[booking.number, booking.item?.title].filter(Boolean).join(' · ')}
              </Link>
            </Fact>
          )}
          <Fact label={t('office.disputes.people')}>
            {[booking?.renter?.name, booking?.owner?.name].filter(Boolean).join(' · ')}
          </Fact>
        </dl>
      </Card>
      <Card as="section" aria-labelledby="dispute-evidence" className="grid gap-3">
        <h2 id="dispute-evidence" className="text-xl">
          {t('office.disputes.evidence')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('office.disputes.evidence-text')}</p>
        <div className="flex flex-wrap gap-3">
          <DocumentButton
            label={t('office.disputes.download')}
            name="get-dispute-evidence"
            input={{ id: dispute.id }}
          />
          {!isOwn && <DisputeActions dispute={dispute} />}
        </div>
      </Card>
    </article>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
