/** Which reviews of a person are shown. */
export interface ReviewsView {
  /** The role in which the person was reviewed. */
  of: 'lender' | 'renter'
  page: number
}

const MAX_PAGE = 1_000

/** The view that an address asks for: `?as=renter&page=2`. */
export function readReviewsView(parameters: URLSearchParams): ReviewsView {
  const page = Math.trunc(Number(parameters.get('page'))) || 1
  return {
    of: parameters.get('as') === 'renter' ? 'renter' : 'lender',
    page: Math.min(Math.max(page, 1), MAX_PAGE),
  }
}

/** The address of a view, from the same page. */
export function reviewsPath({ of, page }: ReviewsView): string {
  const parameters = new URLSearchParams()
  if (of === 'renter') parameters.set('as', of)
  if (page > 1) parameters.set('page', String(page))
  return `?${parameters}`
}
