import type { Job } from '#backend/jobs/job.ts'

/** Adds what has changed in the figures of the site to their sums, so that few rows are read for them. */
export const sumFigures: Job = {
  name: 'sum-figures',
  everyMs: 10_000,
  async run({ db }) {
    await db.pool.query('select public.sum_figures()')
  },
}
