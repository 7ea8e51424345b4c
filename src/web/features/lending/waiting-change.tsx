import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MyListing } from '#contract/my-listings.ts'
import { ListingChanges } from '../../entities/item/listing-changes.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useWaitingChange } from './use-waiting-change.ts'

/** Changed words and pictures that wait for a moderator: what they change, and a way to take them back. */
export function WaitingChange({
  listing: { id, title, waiting_revision_id: revisionId },
}: {
  listing: MyListing
}) {
  const t = useTranslate()
  const queries = useQueryClient()
  const withdraw = useMutation({
    mutationFn: (id: string) => callFunction('withdraw-revision', { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-listings'] }),
  })
  if (!revisionId) return null
  return (
    <Notice tone="notice" title={t('lending.waiting.badge')}>
      <p>{t('lending.waiting.card')}</p>
      <Changes id={id} />
      <Button
        variant="quiet"
        busy={withdraw.isPending}
        aria-label={t('lending.waiting.withdraw-of', { title })}
        className="-ms-4"
        onClick={() =>
          withdraw.mutate(revisionId, {
            onSuccess: () => void toast({ title: t('lending.waiting.withdrawn', { title }), tone: 'good' }),
            onError: (error) => void toast(errorToast(error, t)),
          })
        }
      >
        {t('lending.waiting.withdraw')}
      </Button>
    </Notice>
  )
}

function Changes({ id }: { id: string }) {
  const t = useTranslate()
  const locale = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useWaitingChange(id, { enabled: isOpen })
  return (
    <details className="mt-1" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-2">
        {t('lending.waiting.show')}
      </summary>
      <div className="rounded-control bg-raised p-4 text-ink">
        {data && <ListingChanges {...data} locale={locale} />}
        {!data && error && <p>{errorMessage(error, t)}</p>}
        {data === undefined && !error && <Spinner />}
      </div>
    </details>
  )
}
