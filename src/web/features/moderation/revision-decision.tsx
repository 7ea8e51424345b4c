import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LISTING_REASONS } from '#domain/moderation/reasons.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { useDecision } from './use-decision.ts'
import type { ListingRevision } from './use-listing-to-review.ts'

interface RevisionDecisionProps {
  revision: ListingRevision
  /** Of the listing as it is shown. */
  title: string
  onwards: string
}

/** Approve or decline the changes of a listing; what is shown of it stays until then. */
export function RevisionDecision({ revision: { id, version }, title, onwards }: RevisionDecisionProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const approve = useDecision('approve-revision')
  const reject = useDecision('reject-revision')

  const after = (done: string) => ({
    onSuccess: () => {
      toast({ title: done, tone: 'good' as const })
      void navigate(onwards)
    },
    onError: (error: unknown) => {
      setAsking(false)
      toast(errorToast(error, t))
    },
  })

  return (
    <>
      <Button
        aria-keyshortcuts="Alt+A"
        busy={approve.isPending}
        onClick={() => approve.mutate({ id, version }, after(t('moderation.changes.approved')))}
      >
        {t('moderation.changes.approve')}
      </Button>
      <Button aria-keyshortcuts="Alt+R" variant="secondary" onClick={() => setAsking(true)}>
        {t('moderation.changes.reject')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('moderation.changes.reject-title')}
          text={t('moderation.changes.reject-text')}
          action={t('moderation.changes.reject')}
          reasons={LISTING_REASONS}
          sentence={(reason) => t(`lending.reason.${reason}`)}
          busy={reject.isPending}
          onClose={() => setAsking(false)}
          onDecide={(why) =>
            reject.mutate({ id, version, ...why }, after(t('moderation.changes.rejected', { title })))
          }
        />
      )}
    </>
  )
}
