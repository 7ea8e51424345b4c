/** What everybody may know of how a person lends and rents, as the database's `person_facts` says it. */
export interface PersonFacts {
  /** The rentals that came back, as a lender and as a renter. */
  lent: number
  rented: number
  /** Of the requests to this lender; null where too few were made. */
  answered_percent: number | null
  /** The median until an answer. */
  answer_minutes: number | null
}
