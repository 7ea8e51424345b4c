import { CaseTranslation } from '../../entities/translation/case-translation.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Timeline, type TimelineStep } from '../../ui/timeline.tsx'
import type { Claim, ClaimEvent } from './claim.ts'

/** Every step of a claim with what was written at it. */
export function ClaimHistory({ claim, isForTeam }: { claim: Claim; isForTeam: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const at = (instant: string) => format.date(instant, 'date-time', claim.booking.time_zone)
  const steps = claim.events.map(
    (event): TimelineStep => ({
      id: String(event.id),
      title: t(titleOf(event), {
        amount: format.money(amountOf(event)),
        name: nameOf(event),
      }),
      state: 'done',
      text: (
        <>
          <p>{at(event.at)}</p>
          {(event.reason || event.details.message) && (
            <>
              <p className="mt-1 whitespace-pre-line text-ink">{event.reason ?? event.details.message}</p>
              {isForTeam && <CaseTranslation of="claim-step" id={claim.id} part={event.id} />}
            </>
          )}
        </>
      ),
    }),
  )
  if (claim.due_at)
    steps.push({
      id: 'due',
      title: t(`claims.due.${claim.status as 'open'}`),
      text: at(claim.due_at),
      state: 'current',
    })
  if (claim.status === 'escalated' || claim.status === 'appealed')
    steps.push({ id: 'due', title: t(`claims.due.${claim.status}`), state: 'current' })
  return (
    <Card as="section" aria-labelledby="claim-history">
      <h2 id="claim-history" className="mb-5 text-xl">
        {t('claims.history')}
      </h2>
      <Timeline label={t('claims.history')} steps={steps} />
    </Card>
  )

  function nameOf({ role }: ClaimEvent): string {
    if (role === 'claimant' || role === 'respondent')
      return claim[role]?.first_name || t(`claims.party.${role}`)
    // An appeal comes from the person's side of the rental.
    const isRentersClaim = claim.kind === 'no_show'
    if (role === 'owner' || role === 'renter')
      return nameOf({
        role: (role === 'renter') === isRentersClaim ? 'claimant' : 'respondent',
      } as ClaimEvent)
    return ''
  }
}

const TITLES = {
  open: 'claims.event.open',
  accept: 'claims.event.accept',
  counter: 'claims.event.counter',
  dispute: 'claims.event.dispute',
  withdraw: 'claims.event.withdraw',
  lapse: 'claims.event.lapse',
  appeal: 'claims.event.appeal',
  decide: 'claims.event.decide',
} as const

function titleOf({ transition, role }: ClaimEvent) {
  if (transition === 'open' && role === 'clock') return 'claims.event.open-late'
  return TITLES[transition as keyof typeof TITLES]
}

/** The amount of a step, in cents. */
const amountOf = ({ details }: ClaimEvent): number =>
  details.offerCents ?? details.awardCents ?? details.amountCents ?? 0
