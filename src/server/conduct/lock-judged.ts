import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

interface JudgedPerson {
  id: string
  name: string
  roles: string[]
  duties: string[]
  is_blocked: boolean
}

/**
 * Locks a person who is about to be judged and the judge, in the order of their ids and before any report, so that
 * decisions of one moment wait for each other; nothing where there is no such person. What the judge may do is read
 * afterwards: an admin whom another one has just blocked judges nobody.
 */
export async function lockJudged(
  tx: Transaction<Schema>,
  personId: string,
  judgeId: string,
): Promise<JudgedPerson | undefined> {
  const people = await tx
    .selectFrom('profiles')
    .select(['id', 'name', 'roles', 'duties', 'is_blocked'])
    .where('id', 'in', [personId, judgeId])
    .orderBy('id')
    // Weaker than `for update`: who is named in somebody else's mail or audit entry does not wait.
    .forNoKeyUpdate()
    .execute()
  return people.find(({ id }) => id === personId)
}
