import type { Caller } from '#backend/db/caller.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { quoted } from '../quoted.ts'
import type { Change } from './change.ts'
import type { PublishedTable } from './publication.ts'

/** Milliseconds that the policies of a table may take for the changed rows. */
const POLICY_MS = 3_000

/** Which of the changed rows the caller sees, under row-level security and as they are now. */
export async function visibleRows(
  { db }: Deps,
  caller: Caller,
  changes: { change: Change; table: PublishedTable }[],
): Promise<Set<Change>> {
  const byTable = Map.groupBy(changes, ({ table }) => table)
  const settings = { statement_timeout: String(POLICY_MS) }
  return inTransaction(db, { as: caller, readOnly: true, settings }, async (tx) => {
    const visible = new Set<Change>()
    for (const [table, group] of byTable) {
      const rows = group.map(({ change }) => change)
      const { rows: places } = await tx.query<{ place: number }>(
        seen(table),
        table.key.map(({ name }) => rows.map(({ record }) => plainText(record![name]!))),
      )
      for (const { place } of places) visible.add(rows[place - 1]!)
    }
    return visible
  })
}

function seen({ sqlName, key }: PublishedTable): string {
  const names = key.map((_, i) => `k${i}`)
  const same = key.map(({ name, sqlType }, i) => `t.${quoted(name)} = given.k${i}::${sqlType}`)
  return `select given.place::int as place
    from unnest(${key.map((_, i) => `$${i + 1}::text[]`).join(', ')}) with ordinality as given (${names.join(', ')}, place)
    where exists (select from ${sqlName} t where ${same.join(' and ')})`
}

/** JSON as the text from which its column's type is read. */
function plainText(json: string): string {
  return json.startsWith('"') ? (JSON.parse(json) as string) : json
}
