import BadgeCheck from 'lucide-react/icons/badge-check'
import type { LandingLender } from '#contract/landing.ts'
import { avatarAddress } from '../../entities/person/avatar-address.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Link } from '../../ui/link.tsx'
import { Rating } from '../../ui/stars.tsx'

/** The best rated lenders. */
export function TopLenders({ lenders, title }: { lenders: readonly LandingLender[]; title: string }) {
  const t = useTranslate()
  if (lenders.length === 0) return null
  return (
    <section aria-labelledby="lenders">
      <h2 id="lenders" className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {lenders.map((lender) => (
          <li
            key={lender.id}
            className="relative flex items-center gap-3 rounded-card border border-line bg-raised p-4"
          >
            <Avatar name={lender.first_name} src={avatarAddress(lender.avatar_path, 160)} size={56} />
            <div className="min-w-0">
              <h3 className="flex items-center gap-1.5 text-lg">
                <Link to={`/people/${lender.id}`} className="stretched-link hover:underline">
                  {lender.first_name}
                </Link>
                {lender.is_verified && (
                  <BadgeCheck
                    role="img"
                    aria-label={t('home.lenders.verified')}
                    size={17}
                    className="text-accent-ink"
                  />
                )}
              </h3>
              <Rating
                value={lender.rating_sum / Math.max(1, lender.rating_count)}
                count={lender.rating_count}
              />
              <p className="text-sm text-ink-soft">{t('landing.things', { count: lender.items })}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
