import type { RawBuilder } from 'kysely'
import type { Activity } from '#domain/privacy/processing.ts'

/**
 * An area's handling of a person's rows in its tables. A test demands that every table that refers to a person,
 * directly or through another table, is handled by one area.
 */
export interface PersonalData {
  /** The activity of the record of processing to which the area belongs. */
  activity: Activity
  /**
   * The parts of an account's export, each as a query in which `$1` is the person. Of other people only ids, and no
   * secrets: a QR code, a password's hash or a second factor's secret would be worth something to a thief of the file.
   */
  exported?: Readonly<Record<string, string>>
  /** The statements that delete or empty rows with an account, in order. */
  forget?(userId: string, now: Date): readonly RawBuilder<unknown>[]
  /** Tables whose rows stay, and why: each holds an id that no longer leads to an account. */
  kept?: Readonly<Record<string, string>>
  /** Tables that `forget` empties without naming them, and how. */
  cleared?: Readonly<Record<string, string>>
}
