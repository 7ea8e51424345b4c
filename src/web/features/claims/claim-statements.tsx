import { PrivatePhotos } from '../../entities/photo/private-photos.tsx'
import { CaseTranslation } from '../../entities/translation/case-translation.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import type { Claim, Stated } from './claim.ts'

/** The claimant's text, the photos of both sides, and their statements at pick-up and return. */
export function ClaimStatements({ claim, isForTeam }: { claim: Claim; isForTeam: boolean }) {
  const t = useTranslate()
  const format = useFormat()
  const { booking } = claim
  const photosOf = (personId: string) =>
    claim.evidence.filter(({ user_id }) => user_id === personId).map(({ path }) => path)
  if (!claim.description && claim.evidence.length === 0 && booking.handovers.length === 0) return null
  return (
    <Card as="section" aria-labelledby="claim-statements" className="grid gap-4">
      <h2 id="claim-statements" className="text-xl">
        {t('claims.statements')}
      </h2>
      {claim.description && (
        <div>
          <p className="whitespace-pre-line">{claim.description}</p>
          {isForTeam && <CaseTranslation of="claim" id={claim.id} />}
        </div>
      )}
      {(['claimant', 'respondent'] as const).map((party) => {
        const paths = photosOf(claim[`${party}_id`])
        return (
          paths.length > 0 && (
            <div key={party} className="grid gap-2">
              <h3 className="text-base">
                {t('claims.photos-of', { name: claim[party]?.first_name || t(`claims.party.${party}`) })}
              </h3>
              <PrivatePhotos bucket="claims" paths={paths} />
            </div>
          )
        )
      })}
      {booking.handovers.length > 0 && (
        <ul className="grid gap-3 border-t border-line pt-4 text-sm">
          {booking.handovers.map((stated) => (
            <li key={stated.position} className="grid gap-1">
              <p className="font-semibold">
                {t(`claims.stated.${stated.kind}.${stated.role}`, {
                  when: format.date(stated.at, 'date-time', booking.time_zone),
                })}
              </p>
              <p className="text-ink-soft">{conditionOf(stated)}</p>
              {stated.note && <p className="whitespace-pre-line">{stated.note}</p>}
              {stated.note && isForTeam && (
                <CaseTranslation of="claim-handover" id={claim.id} part={stated.position} />
              )}
              <PrivatePhotos bucket="handovers" paths={stated.photos} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )

  function conditionOf({ is_complete, is_undamaged }: Stated): string {
    return [
      t(is_complete ? 'claims.stated.complete' : 'claims.stated.incomplete'),
      t(is_undamaged ? 'claims.stated.undamaged' : 'claims.stated.damaged'),
    ].join(' · ')
  }
}
