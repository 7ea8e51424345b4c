import { terms } from '../settings/terms.ts'

/** How long what is held at the checkout stays so, in minutes, and in hours while its person's identity is decided. */
export const HOLD_MINUTES = 20
export const IDENTITY_WAIT_HOURS = 4

/** The duration of a hold, in minutes, as it is in force. */
export const holdMinutes = (): number => terms.holdMinutes ?? HOLD_MINUTES

/** The longest duration of a hold while its person's identity is decided, in hours, as it is in force. */
export const identityWaitHours = (): number => terms.identityWaitHours ?? IDENTITY_WAIT_HOURS
