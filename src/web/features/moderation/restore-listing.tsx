import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { useDecision } from './use-decision.ts'
import type { ListingToReview } from './use-listing-to-review.ts'

/** For an admin: restores a removed listing to its lender. */
export function RestoreListing({ listing: { id, version } }: { listing: ListingToReview }) {
  const t = useTranslate()
  const restore = useDecision('restore-listing')
  const onRestore = () =>
    restore.mutate(
      { id, version },
      {
        onSuccess: () => void toast({ title: t('moderation.listings.restored'), tone: 'good' }),
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return (
    <DecisionBar>
      <p className="grow text-ink-soft">{t('moderation.listings.removed')}</p>
      <Button busy={restore.isPending} onClick={onRestore}>
        {t('moderation.listings.restore')}
      </Button>
    </DecisionBar>
  )
}
