/** The site in one day, week or month. Cents. */
export interface PeriodFigures {
  /** Its first day, `YYYY-MM-DD`. */
  day: string
  /** New accounts, and items published for the first time. */
  people: number
  items: number
  /** Payments that were begun, and those of them that were paid. */
  begun: number
  paid: number
  /** Rentals booked, and those of them that came to nothing. */
  rentals: number
  lost: number
  /** What renters pay for rentals that were not lost. */
  volume_cents: number
  /** What the platform kept: fees less commissions and what it carried itself. */
  kept_cents: number
}

export interface CityFigures {
  city: string
  rentals: number
  volume_cents: number
}

/** As the database's `platform_figures` says it. */
export interface PlatformFigures {
  periods: PeriodFigures[]
  /** The strongest first. */
  cities: CityFigures[]
}
