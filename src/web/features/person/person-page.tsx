import BadgeCheck from 'lucide-react/icons/badge-check'
import { ItemGrid } from '../../entities/item/item-grid.tsx'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { PersonRatings } from '../../entities/person/person-ratings.tsx'
import { TranslationOffer } from '../../entities/translation/translation-offer.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { LoadedPerson } from './load-person.ts'
import { PersonFacts } from './person-facts.tsx'
import { PersonReviews } from './person-reviews.tsx'
import type { ReviewsView } from './reviews-view.ts'

/** `/people/:id`: who somebody is, what they lend, and what others say of them. */
export function PersonPage({
  person,
  facts,
  items,
  reviews,
  reviewCount,
  view,
}: LoadedPerson & { view: ReviewsView }) {
  const t = useTranslate()
  const name = person.first_name || t('person.nameless')
  return (
    <div className="page py-8 md:py-12">
      <Introduction person={person} facts={facts} name={name} />
      {items.length > 0 && (
        <section aria-labelledby="person-items" className="mt-12">
          <h2 id="person-items" className="mb-5 text-xl">
            {t('person.items', { name })}
          </h2>
          <ItemGrid items={items} heading="h3" />
        </section>
      )}
      <PersonReviews {...{ name, reviews, reviewCount, view }} />
    </div>
  )
}

function Introduction({ person, facts, name }: Pick<LoadedPerson, 'person' | 'facts'> & { name: string }) {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  return (
    <Card className="flex flex-col gap-5 sm:flex-row">
      <Avatar name={name} src={avatarAddress(person.avatar_path, 160)} size={96} />
      <div className="min-w-0">
        <h1 className="text-3xl break-words">{name}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          {person.is_verified && (
            <span className="inline-flex items-center gap-1 font-medium text-accent-ink">
              <BadgeCheck aria-hidden size={18} />
              {t('product.lender.verified')}
            </span>
          )}
          <PersonRatings person={person} />
          {person.city && <span>{person.city}</span>}
          <span suppressHydrationWarning>
            {t('product.lender.since', { date: format.date(person.member_since, 'month', 'UTC') })}
          </span>
          {person.is_business && <span>{t('product.lender.business')}</span>}
        </p>
        {person.bio && (
          <>
            <p lang={person.language} className="mt-3 max-w-[65ch] whitespace-pre-line wrap-anywhere">
              {person.bio}
            </p>
            <TranslationOffer of="bio" id={person.id} language={person.language} />
          </>
        )}
        <PersonFacts facts={facts} name={name} />
        {user?.id !== person.id && (
          <p className="mt-2">
            <Link
              to={`/report/person/${person.id}`}
              rel="nofollow"
              className="inline-flex min-h-11 items-center text-sm text-ink-soft underline hover:text-ink"
            >
              {t('product.lender.report', { name })}
            </Link>
          </p>
        )}
      </div>
    </Card>
  )
}
