import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#backend/deps.ts'
import { conditionSql } from './condition-sql.ts'
import type { Condition } from './filter.ts'
import type { PublishedTable } from './publication.ts'

/** Says what is wrong with a filter of a table, as the database sees it; undefined for one that works. */
export async function checkConditions(
  { db }: Deps,
  table: PublishedTable,
  conditions: Condition[],
  { role, allowRegex }: { role: string; allowRegex: boolean },
): Promise<string | undefined> {
  for (const condition of conditions) {
    const column = table.columns.find(({ name }) => name === condition.column)
    if (!column?.readers.includes(role)) return `invalid column for filter ${condition.column}`
    const isRegex = condition.operator === 'match' || condition.operator === 'imatch'
    if (isRegex && !allowRegex) return 'filters by regular expressions are switched off'
    if (endsInEscape(condition)) return 'LIKE pattern must not end with escape character'
    const sql = conditionSql(condition, column, '$1')
    if (!sql) return `invalid value for filter is.${condition.value}`
    try {
      await inTransaction(db, { as: 'owner', readOnly: true }, (tx) =>
        tx.query(`select ${sql} from jsonb_populate_record(null::${table.sqlName}, '{}') as r`, [
          ...(condition.operator === 'is' ? [] : [condition.value]),
        ]),
      )
      // Against an empty row no pattern is looked at.
      if (isRegex) await db.pool.query(`select '' ~ $1::text`, [condition.value])
    } catch (error) {
      return (error as Error).message
    }
  }
}

/** A text that gets as far as that would be an error: of all filters of the table, which are decided together. */
const endsInEscape = ({ operator, value }: Condition): boolean =>
  (operator === 'like' || operator === 'ilike') && /(?<!\\)(\\\\)*\\$/.test(value)
