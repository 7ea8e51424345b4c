import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import type { ListingProblem } from '#domain/listing/listing-problems.ts'
import type { Translate } from '../../i18n/translate.ts'
import { formatPrice } from '../../lib/format.ts'

/** What a listing lacks, in words. */
export function problemText(code: ListingProblem['code'], t: Translate): string {
  const [min, max] = LISTING_LIMITS.pricePerDayCents.map((cents) => formatPrice(cents, t.language)) as [
    string,
    string,
  ]
  return t(`lending.problem.${code}`, { min, max })
}
