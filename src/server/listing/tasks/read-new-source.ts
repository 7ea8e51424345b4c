import type { Task } from '#backend/tasks/task.ts'
import type { Deps } from '#server/deps.ts'
import { refreshSource } from '../import/refresh-source.ts'

/** Reads a calendar for the first time, as soon as its lender has named it. */
export const readNewSource: Task<Deps, { sourceId: string }> = {
  name: 'read-new-calendar-source',
  run: (deps, { sourceId }) => refreshSource(deps, sourceId),
}
