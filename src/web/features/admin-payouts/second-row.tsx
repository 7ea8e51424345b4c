import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useMayWork } from '../../lib/use-may-work.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { AdjustmentDecision } from './adjustment-decision.tsx'
import { PayoutDecision } from './payout-decision.tsx'
import type { SecondApproval, WaitingPayout } from './use-second-approvals.ts'
import { yesTo } from './yes-to.ts'

interface SecondRowProps {
  approval: SecondApproval
  isFirst: boolean
}

/** What is proposed, by whom, since when and for whom, with the decision of the second person. */
export function SecondRow({ approval, isFirst }: SecondRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const { kind, since, amount_cents: cents, proposer, is_own: isOwn } = approval
  const by = kind === 'payout' ? ('office.second.first' as const) : ('office.second.by' as const)
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          <Link
            to={addressOf(approval)}
            data-row
            aria-keyshortcuts={isFirst ? 'Alt+N' : undefined}
            className="underline underline-offset-4"
          >
            {kind === 'payout'
              ? t('office.second.payout', { number: approval.number })
              : t(`moderation.adjust.kind.${approval.about}`)}
          </Link>
        </h2>
        <p className="tabular font-display text-2xl font-bold">{format.money(cents)}</p>
      </div>
      <Concerned approval={approval} />
      {kind === 'adjustment' && <p className="break-words">{approval.reason}</p>}
      <p className="tabular text-sm text-ink-soft">
        {[
          t('office.second.since', { date: format.date(since, 'date-time', viewerZone()) }),
          proposer === null
            ? kind === 'payout' && t('office.second.by-nobody')
            : t(by, { name: proposer || t('admin.nameless') }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isOwn && <p className="text-sm">{t('office.second.own')}</p>}
      {kind === 'payout' ? (
        <SecondDecision payout={approval} />
      ) : (
        <AdjustmentDecision adjustment={approval} />
      )}
    </Card>
  )
}

/** The second person agrees or refuses; who agreed first may still refuse it. */
function SecondDecision({ payout }: { payout: WaitingPayout }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const { person, person_id, proposer_id, amount_cents } = payout
  if (user?.id === person_id) return null
  const name = person || t('admin.nameless')
  const yes = yesTo({ needsTwo: true, firstId: proposer_id, payeeId: person_id }, user?.id)
  const question = {
    title: t('office.second.approve-title', { amount: format.money(amount_cents) }),
    text: yes === 'approve' ? t('office.second.approve-payout', { name }) : t('office.second.by-nobody'),
  }
  return <PayoutDecision payout={payout} name={name} yes={yes} no="reject" question={question} />
}

/** Where the whole of it stands. */
function addressOf(approval: SecondApproval): string {
  if (approval.kind === 'payout') return `/admin/payouts?payout=${approval.id}`
  if (approval.affiliate_id) return `/admin/affiliates/${approval.affiliate_id}`
  return `/admin/bookings/${approval.booking_id}`
}

/** Who gets the money, or gives it back. */
function Concerned({ approval }: { approval: SecondApproval }) {
  const t = useTranslate()
  const maySeePeople = useMayWork('moderator')
  const { person, person_id: id } = approval
  const name = person || t('admin.nameless')
  return (
    <p className="text-sm">
      <span className="text-ink-soft">
        {t(approval.about === 'commission' ? 'office.second.from' : 'office.second.for')}
      </span>{' '}
      {maySeePeople ? (
        <Link to={`/admin/users/${id}`} className="underline underline-offset-4">
          {name}
        </Link>
      ) : (
        name
      )}
      {approval.kind === 'adjustment' && (
        <>
          {' · '}
          <Link to={`/admin/bookings/${approval.booking_id}`} className="underline underline-offset-4">
            {t('office.affiliates.booking', { number: approval.number })}
          </Link>
        </>
      )}
    </p>
  )
}
