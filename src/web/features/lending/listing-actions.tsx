import CalendarClock from 'lucide-react/icons/calendar-clock'
import Eye from 'lucide-react/icons/eye'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Trash from 'lucide-react/icons/trash'
import { useState } from 'react'
import type { MyListing } from '#contract/my-listings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useDeleteDraft } from './use-delete-draft.ts'
import { useListingAction } from './use-listing-action.ts'

/** The owner's actions on a listing in its current state; each names its listing. */
export function ListingActions({ listing }: { listing: MyListing }) {
  const t = useTranslate()
  const { id, status } = listing
  const title = listing.title || t('lending.list.untitled')
  const publish = useListingAction('publish-item')
  const pause = useListingAction('pause-item')
  const edit = `/upload?item=${id}`

  const run = (action: typeof publish, done: 'lending.list.published' | 'lending.list.paused') =>
    action.mutate(id, {
      onSuccess: (answer) => {
        const key = answer.status === 'pending_review' ? 'lending.list.in-review' : done
        void toast({ title: t(key, { title }), tone: 'good' })
      },
      onError: (error) =>
        void toast({
          title: errorMessage(error, t),
          tone: 'bad',
          ...(codeOf(error) === 'LISTING_INCOMPLETE' && { description: t('lending.list.incomplete') }),
        }),
    })

  return (
    <div className="flex flex-wrap items-center gap-1 max-sm:-mx-3 max-sm:justify-between max-sm:gap-x-0 max-sm:*:px-3">
      {status !== 'draft' && (
        <LinkButton
          to={`/dashboard/listings/${id}/times`}
          variant="quiet"
          aria-label={t('lending.list.times-of', { title })}
        >
          <CalendarClock aria-hidden size={18} className="max-lg:hidden" />
          {t('lending.list.times')}
        </LinkButton>
      )}
      {status === 'published' && (
        <>
          <Button
            variant="quiet"
            busy={pause.isPending}
            aria-label={t('lending.list.pause-of', { title })}
            onClick={() => run(pause, 'lending.list.paused')}
          >
            <Pause aria-hidden size={18} className="max-lg:hidden" />
            {t('lending.list.pause')}
          </Button>
          <LinkButton to={edit} variant="quiet" aria-label={t('lending.list.edit-of', { title })}>
            <Pencil aria-hidden size={18} className="max-lg:hidden" />
            {t('lending.list.edit')}
          </LinkButton>
          <LinkButton
            to={`/product/${id}`}
            variant="secondary"
            aria-label={t('lending.list.view-of', { title })}
          >
            <Eye aria-hidden size={18} className="max-lg:hidden" />
            {t('lending.list.view')}
          </LinkButton>
        </>
      )}
      {status === 'paused' && (
        <>
          <LinkButton to={edit} variant="quiet" aria-label={t('lending.list.edit-of', { title })}>
            <Pencil aria-hidden size={18} className="max-lg:hidden" />
            {t('lending.list.edit')}
          </LinkButton>
          <Button
            variant="secondary"
            busy={publish.isPending}
            aria-label={t('lending.list.publish-of', { title })}
            onClick={() => run(publish, 'lending.list.published')}
          >
            <Play aria-hidden size={18} className="max-lg:hidden" />
            {t('lending.list.publish')}
          </Button>
        </>
      )}
      {status === 'draft' && (
        <>
          <DeleteDraft listing={listing} title={title} />
          <LinkButton to={edit} variant="secondary" aria-label={t('lending.list.continue-of', { title })}>
            <Pencil aria-hidden size={18} className="max-lg:hidden" />
            {t('lending.list.continue')}
          </LinkButton>
        </>
      )}
      {status === 'pending_review' && (
        <LinkButton to={edit} variant="quiet" aria-label={t('lending.list.edit-of', { title })}>
          <Pencil aria-hidden size={18} className="max-lg:hidden" />
          {t('lending.list.edit')}
        </LinkButton>
      )}
    </div>
  )
}

function DeleteDraft({ listing, title }: { listing: MyListing; title: string }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  const remove = useDeleteDraft()
  return (
    <>
      <IconButton
        label={t('lending.list.delete-of', { title })}
        icon={<Trash aria-hidden size={18} />}
        onClick={() => setOpen(true)}
      />
      <ActionDialog
        open={open}
        onClose={() => setOpen(false)}
        size="small"
        title={t('lending.delete.title')}
        action={t('lending.delete.confirm')}
        busy={remove.isPending}
        danger
        onAction={() =>
          remove.mutate(listing, {
            onError: (error) => void toast(errorToast(error, t)),
          })
        }
      >
        <p>{t('lending.delete.text', { title })}</p>
      </ActionDialog>
    </>
  )
}
