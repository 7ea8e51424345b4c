import { useState } from 'react'
import { mayDecide } from '#domain/access/may-decide.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { LISTING_REASONS } from '#domain/moderation/reasons.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { waitingRevision } from './compared-versions.ts'
import { DecidedElsewhere } from './decided-elsewhere.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { nextInQueue } from './next-in-queue.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { RestoreListing } from './restore-listing.tsx'
import { RevisionDecision } from './revision-decision.tsx'
import { useDecision } from './use-decision.ts'
import { useJustDecided } from './use-just-decided.ts'
import type { ListingToReview } from './use-listing-to-review.ts'
import { useWaitingListings } from './use-waiting-listings.ts'

/** Approve, send back or remove; then a press leads to the next one that waits. */
export function ListingDecision({ listing }: { listing: ListingToReview }) {
  const t = useTranslate()
  const user = useUser()
  const { outcome, onDecided } = useJustDecided(listing.id)
  const { data: waiting = [] } = useWaitingListings()
  const next = nextInQueue(
    waiting.map(({ id }) => id),
    listing.id,
  )
  const onwards = next ? `/admin/listings/${next}` : '/admin/listings'
  if (outcome) return <DecidedElsewhere text={outcome} onwards={onwards} isNew />
  if (listing.status === 'removed' && user && isAdmin(user.roles) && listing.owner_id !== user.id)
    return <RestoreListing listing={listing} />
  if (listing.status === 'removed')
    return <DecidedElsewhere text={t('moderation.listings.removed')} onwards={onwards} />
  if (!user || !mayDecide(user, 'approve-items', listing.owner_id))
    return <DecidedElsewhere text={t('moderation.listings.own')} onwards={onwards} />
  return <Decide key={listing.id} listing={listing} onwards={onwards} onDecided={onDecided} />
}

interface DecideProps {
  listing: ListingToReview
  onwards: string
  onDecided: (text: string) => void
}

function Decide({ listing, onwards, onDecided }: DecideProps) {
  const t = useTranslate()
  const [asking, setAsking] = useState<'return' | 'remove'>()
  const approve = useDecision('approve-listing')
  const sendBack = useDecision('return-listing')
  const remove = useDecision('remove-listing')
  const { id, version, status, title } = listing
  const waits = status === 'pending_review'
  const revision = waitingRevision(listing)

  const after = (done: string) => ({
    onSuccess: () => onDecided(done),
    onError: (error: unknown) => {
      setAsking(undefined)
      toast(errorToast(error, t))
    },
  })

  return (
    <DecisionBar hasKeys={waits || revision !== undefined}>
      {waits ? (
        <>
          <Button
            aria-keyshortcuts="Alt+A"
            busy={approve.isPending}
            onClick={() =>
              approve.mutate({ id, version }, after(t('moderation.listings.approved', { title })))
            }
          >
            {t('moderation.approve')}
          </Button>
          <Button aria-keyshortcuts="Alt+R" variant="secondary" onClick={() => setAsking('return')}>
            {t('moderation.send-back')}
          </Button>
        </>
      ) : revision ? (
        <RevisionDecision revision={revision} title={title} onwards={onwards} />
      ) : (
        <p className="grow text-ink-soft">
          {t(`moderation.listings.is-${status as 'draft' | 'published' | 'paused'}`)}
        </p>
      )}
      {status === 'published' && !revision && (
        <Button variant="secondary" onClick={() => setAsking('return')}>
          {t('moderation.ask-for-change')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setAsking('remove')}>
        {t('moderation.remove')}
      </Button>
      {(waits || revision) && onwards !== '/admin/listings' && (
        <LinkButton aria-keyshortcuts="Alt+N" to={onwards} variant="quiet" className="sm:ms-auto">
          {t('moderation.skip')}
        </LinkButton>
      )}
      {asking === 'return' && (
        <ReasonDialog
          title={t('moderation.listings.return-title')}
          text={t('moderation.listings.return-text')}
          action={t('moderation.send-back')}
          reasons={LISTING_REASONS}
          sentence={(reason) => t(`lending.reason.${reason}`)}
          busy={sendBack.isPending}
          onClose={() => setAsking(undefined)}
          onDecide={(why) =>
            sendBack.mutate({ id, version, ...why }, after(t('moderation.listings.returned', { title })))
          }
        />
      )}
      {asking === 'remove' && (
        <ReasonDialog
          title={t('moderation.listings.remove-title')}
          text={t('moderation.listings.remove-text')}
          action={t('moderation.remove')}
          reasons={LISTING_REASONS}
          sentence={(reason) => t(`lending.reason.${reason}`)}
          busy={remove.isPending}
          onClose={() => setAsking(undefined)}
          onDecide={(why) =>
            remove.mutate({ id, version, ...why }, after(t('moderation.listings.was-removed', { title })))
          }
        />
      )}
    </DecisionBar>
  )
}
