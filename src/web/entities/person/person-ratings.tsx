import { useTranslate } from '../../i18n/translation.tsx'
import { Rating } from '../../ui/stars.tsx'

export interface RatedPerson {
  rating_sum: number
  rating_count: number
  renter_rating_sum: number
  renter_rating_count: number
}

/** What others think of a person as a lender and as a renter, the role that matters here first; one line where there is no rating. */
export function PersonRatings({
  person,
  first = 'lender',
}: {
  person: RatedPerson
  first?: 'lender' | 'renter'
}) {
  const t = useTranslate()
  const roles = [
    { role: 'lender', sum: person.rating_sum, count: person.rating_count },
    // A ticket that this device kept may be from before there were two figures.
    { role: 'renter', sum: person.renter_rating_sum ?? 0, count: person.renter_rating_count ?? 0 },
  ] as const
  const rated = (first === 'renter' ? roles.toReversed() : roles).filter(({ count }) => count > 0)
  if (rated.length === 0) return <Rating value={0} count={0} />
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {rated.map(({ role, sum, count }) => (
        <span key={role} className="inline-flex items-center gap-1 text-sm text-ink-soft">
          <Rating value={sum / count} count={count} />
          {t(`product.rated.${role}`)}
        </span>
      ))}
    </span>
  )
}
