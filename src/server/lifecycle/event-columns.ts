import type { LifecycleEvent } from './lifecycle.ts'

/** The columns that every table of events has in common, as a row is inserted. */
export const eventColumns = ({ transition, from, to, role, userId, reason, at }: LifecycleEvent) => ({
  transition,
  from_status: from,
  to_status: to,
  role,
  user_id: userId,
  reason,
  at: at.toISOString(),
})
