import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useOwnAppeal } from '../../lib/use-own-appeal.ts'
import { Button } from '../../ui/button.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { useDecision } from './use-decision.ts'
import type { ListingToReview } from './use-listing-to-review.ts'

/** For an admin: restores a removed listing to its lender, where they do not appeal against this admin's own decision. */
export function RestoreListing({ listing: { id, version, reports } }: { listing: ListingToReview }) {
  const t = useTranslate()
  const restore = useDecision('restore-listing')
  const appeal = reports.find(({ reason, status }) => reason === 'appeal' && status === 'open')
  const { data: own } = useOwnAppeal(appeal?.id ?? '', appeal !== undefined)
  const onRestore = () =>
    // This bar goes with the removal, and callbacks of a mutation go with the component.
    restore.mutateAsync({ id, version }).then(
      () => toast({ title: t('moderation.listings.restored'), tone: 'good' }),
      (error) => toast(errorToast(error, t)),
    )
  return (
    <DecisionBar>
      <p className="grow basis-60 text-ink-soft">
        {t('moderation.listings.removed')}{' '}
        {own && t(own.other_admins ? 'moderation.cases.own-decision' : 'moderation.cases.own-alone')}
      </p>
      {!own?.other_admins && (
        <Button busy={restore.isPending} onClick={() => void onRestore()}>
          {t('moderation.listings.restore')}
        </Button>
      )}
    </DecisionBar>
  )
}
