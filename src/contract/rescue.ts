/** What can be had instead of a rental that its lender let down. */
export interface RescueOffer {
  id: string
  title: string
  language: string
  /** The title in other languages. */
  translations: Record<string, string>
  image: { path: string; thumbhash: string | null } | null
  distance_m: number
  /** What the renter pays. */
  total_cents: number
  /** What the platform carries of the price. */
  top_up_cents: number
  is_instant: boolean
}
