/** A task for later or outside, run once, after the transaction that enqueued it has committed. */
export interface Task<Deps, Data extends object = object> {
  /** `verb-noun`, as the queue keeps it. */
  name: string
  /** Does it. What it throws has it tried again with growing pauses, and in the end laid aside for an operator. */
  run(deps: Deps, data: Data): Promise<void>
}

/** A task that will never succeed: it is laid aside at once. */
export class TaskRefused extends Error {}
