import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PersonalData } from '#server/personal-data.ts'

/** Each area forgets its rows of a person; the account goes last. Whoever is under way with them is waited for before. */
export async function forgetPerson(
  tx: Transaction<Schema>,
  all: readonly PersonalData[],
  userId: string,
  now: Date,
): Promise<void> {
  for (const { forget } of all) {
    for (const statement of forget?.(userId, now) ?? []) await statement.execute(tx)
  }
}
