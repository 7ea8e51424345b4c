/** What an affiliate brought in one month. Cents. */
export interface ReferralMonth {
  /** Its first day, `YYYY-MM-DD`. */
  month: string
  /** People who joined, by level. */
  level_1: number
  level_2: number
  level_3: number
  level_4: number
  /** Rentals that people of all levels completed as renters. */
  rentals: number
  /** Commissions, which are released as soon as they are earned; taken back; and paid out. */
  earned_cents: number
  reversed_cents: number
  paid_cents: number
}

/** As the database's `my_referral_figures` says it. */
export interface ReferralFigures {
  /** The present month is the last. */
  months: ReferralMonth[]
  /** Everybody brought up to now, and those of them who have rented something. */
  people: number
  renters: number
}
