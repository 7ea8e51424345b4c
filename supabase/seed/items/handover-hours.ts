import type { OpeningHours } from '#domain/booking/opening-hours.ts'

/** Early on workdays, later at weekends: for lenders with a job. */
export const OUTSIDE_OFFICE_HOURS: OpeningHours = {
  mon: [['07:00', '21:30']],
  tue: [['07:00', '21:30']],
  wed: [['07:00', '21:30']],
  thu: [['07:00', '21:30']],
  fri: [['07:00', '22:00']],
  sat: [['09:00', '22:00']],
  sun: [['09:00', '21:00']],
}

/** The same every day, from breakfast to bedtime. */
export const ALL_WEEK: OpeningHours = {
  mon: [['08:00', '21:00']],
  tue: [['08:00', '21:00']],
  wed: [['08:00', '21:00']],
  thu: [['08:00', '21:00']],
  fri: [['08:00', '21:00']],
  sat: [['08:00', '21:00']],
  sun: [['08:00', '21:00']],
}
