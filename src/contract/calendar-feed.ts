/** What `create-calendar-feed` answers: the secret address, shown this once. */
export interface CalendarFeedAnswer {
  address: string
}
