import Hourglass from 'lucide-react/icons/hourglass'
import PartyPopper from 'lucide-react/icons/party-popper'
import { useEffect, useRef } from 'react'
import type { ChangedListing } from '#contract/listing.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export interface SavedListing extends ChangedListing {
  /** Whether others saw it before. */
  isChange: boolean
}

/** The text that says what became of a listing. */
function outcomeOf({ status, isChange, isWaiting }: SavedListing) {
  if (isWaiting) return 'waiting'
  if (status === 'pending_review') return 'review'
  if (!isChange) return 'published'
  return status === 'paused' ? 'saved-paused' : 'saved'
}

/** The listing is online or changed, or reviewed first; and what comes next. */
export function PublishedPanel({ answer, title }: { answer: SavedListing; title: string }) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const outcome = outcomeOf(answer)
  const isReviewed = outcome === 'waiting' || outcome === 'review'
  const isOnline = answer.status === 'published'
  return (
    <div className="page flex max-w-lg flex-col items-center py-16 text-center md:py-24">
      <span className="mb-5 grid size-16 place-items-center rounded-pill bg-accent-tint text-accent-ink">
        {!isReviewed ? <PartyPopper aria-hidden size={28} /> : <Hourglass aria-hidden size={28} />}
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t(`lending.${outcome}.title`)}
      </h1>
      <p className="mt-3 text-ink-soft">{t(`lending.${outcome}.text`, { title })}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isOnline && <LinkButton to={`/product/${answer.itemId}`}>{t('lending.published.view')}</LinkButton>}
        <LinkButton to="/dashboard/listings" variant={isOnline ? 'secondary' : 'primary'}>
          {t('lending.list.title')}
        </LinkButton>
        <LinkButton to="/upload" variant="quiet">
          {t('lending.published.another')}
        </LinkButton>
      </div>
    </div>
  )
}
