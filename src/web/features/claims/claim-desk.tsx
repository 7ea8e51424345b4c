import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import type { Claim } from './claim.ts'
import { ClaimClock } from './claim-clock.tsx'
import { useAssignClaim } from './use-claims.ts'

/** For who decides: by when, and who works on it; a moderator takes the claim, or gives it back to all. */
export function ClaimDesk({ claim }: { claim: Claim }) {
  const t = useTranslate()
  const user = useUser()
  const { mutate, isPending } = useAssignClaim(claim.id)
  if (!user || claim.status === 'settled' || claim.status === 'withdrawn') return null
  const { assignment } = claim
  const isMine = assignment?.user_id === user.id
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm">
        <ClaimClock claim={claim} />
      </p>
      <p className="text-sm text-ink-soft" aria-live="polite">
        {assignment
          ? isMine
            ? t('claims.desk.with-you')
            : t('claims.desk.with', { name: assignment.person?.name || t('claims.desk.nameless') })
          : t('claims.desk.with-nobody')}
      </p>
      <Button
        variant="secondary"
        size="small"
        busy={isPending}
        onClick={() =>
          mutate(isMine ? null : user.id, { onError: (error) => void toast(errorToast(error, t)) })
        }
      >
        {t(isMine ? 'claims.desk.leave' : 'claims.desk.take')}
      </Button>
    </div>
  )
}
