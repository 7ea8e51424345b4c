import type { Job } from './job.ts'

/** Gives the queue's tasks back that a killed process had begun, and clears away what is long done. */
export const superviseTasks: Job = {
  name: 'supervise-tasks',
  everyMs: 60_000,
  run: ({ tasks }) => tasks.supervise(),
}
