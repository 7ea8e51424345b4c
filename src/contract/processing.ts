import type { Activity } from '#domain/privacy/processing.ts'

/** An activity of the record of processing, with where its data is. */
export interface RecordedActivity {
  activity: Activity
  /** The parts of a person's export that come from it. */
  exported: string[]
  /** Tables whose rows stay after an account is deleted. */
  kept: string[]
}
