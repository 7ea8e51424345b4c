/** What there is, in figures; prices in cents a day. */
interface LandingCounts {
  count: number
  lender_count: number
  lowest_cents: number | null
  /** Half of the things cost no more. */
  usual_cents: number | null
  rating_sum: number
  rating_count: number
  /** The best rated. */
  lenders: LandingLender[]
}

/** The content of `/rent/{town}/{part}/{category}`, as the database's `landing_page` returns it. */
export interface LandingFacts extends LandingCounts {
  town: Named
  /** A part of the town, if the page is about one. */
  part: Named | null
  /** A top-level category, if the page is about one. */
  category: Named | null
  latitude: number
  longitude: number
  /** What there is here, whatever the page's category. */
  categories: (Named & { count: number; lowest_cents: number; usual_cents: number })[]
  /** Parts of the town with things of the page's category. */
  parts: (Named & { count: number })[]
}

/** The content of `/rent/{category}`, as the database's `landing_category` returns it. */
export interface CategoryFacts extends LandingCounts {
  /** A top-level one. */
  category: Named
  /** Where there is some, the most first. */
  towns: (Named & { count: number })[]
}

export interface Named {
  slug: string
  name: string
}

export interface LandingLender {
  id: string
  first_name: string
  avatar_path: string | null
  rating_sum: number
  rating_count: number
  is_verified: boolean
  items: number
}
