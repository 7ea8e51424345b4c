/**
 * Prices of rentals of one item in Berlin with what its lender may set, worked out by hand: 20 € a day, hours a 24th of
 * it. Both the domain's quote and the database's are tested against them. Amounts in cents.
 */
export const PRICE_RULE_EXAMPLES = [
  {
    why: 'six days before the discount of the seventh',
    from: '2027-03-01T10:00',
    to: '2027-03-07T10:00',
    discounts: [0, 10, 0],
    total: 12_000,
  },
  {
    why: 'seven days with it',
    from: '2027-03-01T10:00',
    to: '2027-03-08T10:00',
    discounts: [0, 10, 0],
    total: 12_600,
  },
  {
    why: 'six days cost no more than seven',
    from: '2027-03-01T10:00',
    to: '2027-03-07T10:00',
    discounts: [0, 50, 0],
    total: 7_000,
  },
  {
    why: 'a week keeps the discount of three days',
    from: '2027-03-01T10:00',
    to: '2027-03-08T10:00',
    discounts: [5, 0, 30],
    total: 13_300,
  },
  {
    why: 'four weeks, with a cent of rounding',
    from: '2027-03-01T10:00',
    to: '2027-03-29T10:00',
    discounts: [5, 10, 33],
    total: 37_520,
  },
  {
    why: 'Friday to Sunday: a Friday and a Saturday',
    from: '2027-03-05T18:00',
    to: '2027-03-07T18:00',
    weekend: 3_000,
    total: 5_000,
  },
  {
    why: 'from midnight on, a Saturday and a Sunday',
    from: '2027-03-06T00:00',
    to: '2027-03-08T00:00',
    weekend: 3_000,
    total: 6_000,
  },
  {
    why: 'a week has two weekend days, off which the discount is, too',
    from: '2027-03-01T10:00',
    to: '2027-03-08T10:00',
    weekend: 3_000,
    discounts: [0, 10, 0],
    total: 14_400,
  },
  {
    why: 'hours that begin on a Sunday cost a 24th of that day',
    from: '2027-03-07T20:00',
    to: '2027-03-08T02:00',
    weekend: 3_000,
    total: 750,
  },
  {
    why: 'hours that begin on a Friday do not',
    from: '2027-03-05T20:00',
    to: '2027-03-06T02:00',
    weekend: 3_000,
    total: 500,
  },
  {
    why: 'hours with their own price keep it',
    from: '2027-03-07T20:00',
    to: '2027-03-08T02:00',
    hour: 400,
    weekend: 3_000,
    total: 2_400,
  },
  {
    why: 'the night in which the clock is put forward is a Saturday',
    from: '2027-03-27T12:00',
    to: '2027-03-28T12:00',
    weekend: 1_500,
    total: 1_500,
  },
] as readonly {
  why: string
  /** Local times at the item. */
  from: string
  to: string
  hour?: number
  weekend?: number
  discounts?: readonly number[]
  total: number
}[]
