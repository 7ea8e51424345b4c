import { useMutation, useQueryClient } from '@tanstack/react-query'
import { mayDecide } from '#domain/access/may-decide.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import type { ListingToReview } from './use-listing-to-review.ts'

/** Says that a moderator has looked at what was changed without them; not the lender, about their own. */
export function SeenButton({ listing: { id, version, owner_id } }: { listing: ListingToReview }) {
  const t = useTranslate()
  const user = useUser()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => callFunction('see-listing', { itemId: id, version }),
    onSuccess: () => void toast({ title: t('moderation.changes.seen-done'), tone: 'good' }),
    onError: (error) => void toast(errorToast(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: ['listing-to-review'] }),
  })
  if (!user || owner_id === user.id || !mayDecide(user, 'approve-items', owner_id)) return null
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3">
      <p className="text-sm text-ink-soft">{t('moderation.changes.seen-text')}</p>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('moderation.changes.seen')}
      </Button>
    </div>
  )
}
