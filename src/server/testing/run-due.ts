import type { Job } from '#backend/jobs/job.ts'
import { runTask } from '#server/areas.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestApp } from './app.ts'

/** Does what is due, as the clock does while the site runs: these jobs, payments, then what they left in the queue. */
export async function runDue({ app, deps }: Pick<TestApp, 'app' | 'deps'>, ...jobs: Job[]): Promise<void> {
  for (const job of jobs) await job.run(deps, async (request) => app.fetch(request))
  await settleDue(deps)
  await deps.tasks.drain((name, data) => runTask(deps, name, data))
}
