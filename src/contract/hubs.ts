import type { OpeningHours } from '#domain/booking/opening-hours.ts'

/** Paused for a while, or retired for good: neither is chosen any more, and rentals keep it. */
export const HUB_STATES = ['active', 'paused', 'retired'] as const
export type HubState = (typeof HUB_STATES)[number]

export const HUB_LIMITS = { name: 100, address: 200, city: 80 } as const

/** What an admin writes of a hub. */
export interface HubContent {
  name: string
  address: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  latitude: number
  longitude: number
  /** Empty where nobody has said them. */
  openingHours: OpeningHours
  state: HubState
}

/** A hub as an admin sees it. */
export interface OfficeHub extends HubContent {
  id: string
  version: number
  /** Rentals that are still to be handed over, or handed back, there. */
  ahead: number
}

/** The answer of `load-hubs`, by city and name. */
export interface LoadedHubs {
  hubs: OfficeHub[]
}
