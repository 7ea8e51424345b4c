import { timeZoneAt } from '#server/listing/time-zone-at.ts'
import type { HubInput } from './hub-input.ts'

/** The columns that hold what an admin writes of a hub; its time zone is that of its place. */
export const hubColumns = async ({ openingHours, state, ...place }: HubInput, now: Date) => ({
  ...place,
  time_zone: await timeZoneAt(place),
  opening_hours: JSON.stringify(openingHours),
  is_active: state === 'active',
  retired_at: state === 'retired' ? now.toISOString() : null,
})
