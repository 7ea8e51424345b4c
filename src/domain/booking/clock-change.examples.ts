/** One item for all examples: 22 € a day, 4 € an hour. */
export const CLOCK_CHANGE_PRICES = { pricePerDayCents: 2_200, pricePerHourCents: 400 }

export interface ClockChangeExample {
  why: string
  zone: string
  /** The local time at the item, with its offset from UTC. */
  from: string
  to: string
  /** As the clock counts them, rounded up. */
  hours: number
  totalCents: number
}

const CITIES = ['Europe/Berlin', 'Europe/Vienna', 'Europe/Paris', 'Europe/Madrid']

/** In the night to 28 March 2027 the clocks there go from 2 to 3, in the night to 31 October from 3 back to 2. */
const IN_EACH_CITY: Omit<ClockChangeExample, 'zone'>[] = [
  {
    why: 'a day over the night that lacks an hour',
    from: '2027-03-27T10:00+01:00',
    to: '2027-03-28T10:00+02:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'a day over the night that has an hour twice',
    from: '2027-10-30T10:00+02:00',
    to: '2027-10-31T10:00+01:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'the day of the spring change from midnight to midnight',
    from: '2027-03-28T00:00+01:00',
    to: '2027-03-29T00:00+02:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'the day of the autumn change from midnight to midnight',
    from: '2027-10-31T00:00+02:00',
    to: '2027-11-01T00:00+01:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'three days over the spring change',
    from: '2027-03-26T18:00+01:00',
    to: '2027-03-29T18:00+02:00',
    hours: 72,
    totalCents: 6_600,
  },
  {
    why: 'a minute more than three days over the autumn change',
    from: '2027-10-29T18:00+02:00',
    to: '2027-11-01T18:01+01:00',
    hours: 73,
    totalCents: 8_800,
  },
  {
    why: 'an hour less than a day in spring',
    from: '2027-03-27T10:00+01:00',
    to: '2027-03-28T09:00+02:00',
    hours: 23,
    totalCents: 9_200,
  },
  {
    why: 'an hour less than a day in autumn',
    from: '2027-10-30T10:00+02:00',
    to: '2027-10-31T09:00+01:00',
    hours: 23,
    totalCents: 9_200,
  },
  {
    why: 'six hours by the clock, though five pass',
    from: '2027-03-28T00:00+01:00',
    to: '2027-03-28T06:00+02:00',
    hours: 6,
    totalCents: 2_400,
  },
  {
    why: 'six hours by the clock, though seven pass',
    from: '2027-10-31T00:00+02:00',
    to: '2027-10-31T06:00+01:00',
    hours: 6,
    totalCents: 2_400,
  },
  {
    why: 'a minute around the hour that is skipped',
    from: '2027-03-28T01:59+01:00',
    to: '2027-03-28T03:00+02:00',
    hours: 2,
    totalCents: 800,
  },
  {
    why: 'at least an hour where the clock shows the same again',
    from: '2027-10-31T02:30+02:00',
    to: '2027-10-31T02:30+01:00',
    hours: 1,
    totalCents: 400,
  },
  {
    why: 'at least an hour where the clock has gone back',
    from: '2027-10-31T02:45+02:00',
    to: '2027-10-31T02:15+01:00',
    hours: 1,
    totalCents: 400,
  },
]

const ELSEWHERE: ClockChangeExample[] = [
  {
    why: 'New York changes two weeks earlier',
    zone: 'America/New_York',
    from: '2027-03-13T10:00-05:00',
    to: '2027-03-14T10:00-04:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'New York goes back a week later',
    zone: 'America/New_York',
    from: '2027-11-06T10:00-04:00',
    to: '2027-11-07T10:00-05:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'a night in March without a change there',
    zone: 'America/New_York',
    from: '2027-03-27T10:00-04:00',
    to: '2027-03-28T09:00-04:00',
    hours: 23,
    totalCents: 9_200,
  },
  {
    why: 'Adak in spring',
    zone: 'America/Adak',
    from: '2027-03-13T10:00-10:00',
    to: '2027-03-14T10:00-09:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'Adak in autumn, by the hour',
    zone: 'America/Adak',
    from: '2027-11-07T00:30-09:00',
    to: '2027-11-07T03:30-10:00',
    hours: 3,
    totalCents: 1_200,
  },
  {
    why: 'Lord Howe goes back by half an hour',
    zone: 'Australia/Lord_Howe',
    from: '2027-04-03T10:00+11:00',
    to: '2027-04-04T10:00+10:30',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'Lord Howe goes forward by half an hour',
    zone: 'Australia/Lord_Howe',
    from: '2027-10-02T10:00+10:30',
    to: '2027-10-03T10:00+11:00',
    hours: 24,
    totalCents: 2_200,
  },
  {
    why: 'Lord Howe, three hours by the clock, of which two and a half pass',
    zone: 'Australia/Lord_Howe',
    from: '2027-10-03T01:00+10:30',
    to: '2027-10-03T04:00+11:00',
    hours: 3,
    totalCents: 1_200,
  },
  {
    why: 'Kiritimati never changes',
    zone: 'Pacific/Kiritimati',
    from: '2027-03-27T10:00+14:00',
    to: '2027-03-28T10:00+14:00',
    hours: 24,
    totalCents: 2_200,
  },
]

/**
 * Durations and prices of rentals around clock changes. Domain and database are both tested against these, whatever
 * time zone their machine is in.
 */
export const CLOCK_CHANGE_EXAMPLES: ClockChangeExample[] = [
  ...CITIES.flatMap((zone) => IN_EACH_CITY.map((example) => ({ zone, ...example }))),
  ...ELSEWHERE,
]

/** The first and the last clock of the world on each day, as time zones of a machine that counts. */
export const MACHINE_ZONES = ['Pacific/Kiritimati', 'America/Adak']
