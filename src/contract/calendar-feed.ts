/** Response of `create-calendar-feed`: the secret address, shown only once. */
export interface CalendarFeedAnswer {
  address: string
}
