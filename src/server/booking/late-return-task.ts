/** Name of the task that looks at a return's lateness. Claims stand on bookings, so the task's code is theirs. */
export const CHARGE_LATE_RETURN = 'charge-late-return'
