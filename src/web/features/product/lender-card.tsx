import BadgeCheck from 'lucide-react/icons/badge-check'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonRatings } from '../../entities/person/person-ratings.tsx'
import type { Review } from '../../entities/review/review.ts'
import { ReviewCard } from '../../entities/review/review-card.tsx'
import { TranslationOffer } from '../../entities/translation/translation-offer.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { Lender } from './product.ts'

interface LenderCardProps {
  lender: Lender
  itemId: string
  reviews: readonly Review[]
}

/** The lender of the item, with reviews by renters. */
export function LenderCard({ lender, itemId, reviews }: LenderCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const name = lender.first_name
  return (
    <section aria-labelledby="lender">
      <h2 id="lender" className="text-xl">
        {t('product.lender.title')}
      </h2>
      <Card className="mt-4 flex gap-4">
        <Avatar name={name} src={avatarAddress(lender.avatar_path, 160)} size={64} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 text-lg font-semibold">
            <Link to={`/people/${lender.id}`} className="underline decoration-line-strong underline-offset-4">
              {name}
            </Link>
            {lender.is_verified && (
              <span className="inline-flex items-center gap-1 text-sm font-medium text-accent-ink">
                <BadgeCheck aria-hidden size={17} />
                {t('product.lender.verified')}
              </span>
            )}
          </p>
          <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
            <PersonRatings person={lender} />
            <span suppressHydrationWarning>
              {t('product.lender.since', { date: format.date(lender.member_since, 'month', 'UTC') })}
            </span>
            {lender.is_business && <span>{t('product.lender.business')}</span>}
          </p>
          {lender.bio && (
            <>
              <p lang={lender.language} className="mt-3 max-w-[65ch]">
                {lender.bio}
              </p>
              <TranslationOffer of="bio" id={lender.id} language={lender.language} />
            </>
          )}
          <div className="flex flex-wrap gap-x-6">
            {user?.id !== lender.id && (
              <Link
                to={`/dashboard/messages/new?item=${itemId}`}
                rel="nofollow"
                className="inline-flex min-h-11 items-center font-semibold underline"
              >
                {t('product.lender.ask', { name })}
              </Link>
            )}
          </div>
        </div>
      </Card>
      {reviews.length > 0 && (
        <>
          <h3 id="lender-reviews" className="mt-6 text-base">
            {t('product.lender.reviews', { name })}
          </h3>
          <ul aria-labelledby="lender-reviews" className="mt-4 grid gap-6">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
