import type { RawBuilder } from 'kysely'

/**
 * What an area answers for a person in its tables. A test demands that every table that refers to a person, directly or
 * through another table, is answered for by one area.
 */
export interface PersonalData {
  /**
   * What the export of an account holds, part by part, as a query in which `$1` is the person. Of others only ids, and
   * no secrets: a QR code, a password's hash or a second factor's secret would be worth something to a thief of the file.
   */
  exported?: Readonly<Record<string, string>>
  /** What is deleted or emptied with an account, in the order of the statements. */
  forget?(userId: string, now: Date): readonly RawBuilder<unknown>[]
  /** Tables whose rows stay, and why: each holds an id that no longer leads to an account. */
  kept?: Readonly<Record<string, string>>
  /** Tables that `forget` empties without naming them, and how. */
  cleared?: Readonly<Record<string, string>>
}
