/** Answer of `create-calendar-feed`: the secret address, shown only this once. */
export interface CalendarFeedAnswer {
  address: string
}
