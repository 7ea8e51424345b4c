import Pause from 'lucide-react/icons/pause'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Message } from '../../ui/message.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { LoadedListing } from './load-listing.ts'
import { useListingAction } from './use-listing-action.ts'

/** Explains that a listing has to be paused before it can be changed, while others see or review it. */
export function LockedListing({ listing, onFreed }: { listing: LoadedListing; onFreed: () => void }) {
  const t = useTranslate()
  const pause = useListingAction('pause-item')
  const isOffered = listing.status === 'published'
  return (
    <>
      <Message
        as="h1"
        icon={<Pause aria-hidden size={26} />}
        title={t('lending.locked.title', { title: listing.draft.title })}
        text={t(isOffered ? 'lending.locked.text' : 'lending.locked.text-review')}
        actions={
          <>
            <Button busy={pause.isPending} onClick={() => pause.mutate(listing.id, { onSuccess: onFreed })}>
              {t(isOffered ? 'lending.locked.pause' : 'lending.locked.take-back')}
            </Button>
            <LinkButton to="/dashboard/listings" variant="secondary">
              {t('lending.list.title')}
            </LinkButton>
          </>
        }
      />
      {pause.error && (
        <div className="page max-w-lg pb-16">
          <Notice tone="bad" live>
            {errorMessage(pause.error, t)}
          </Notice>
        </div>
      )}
    </>
  )
}
