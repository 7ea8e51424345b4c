import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { SettingChange } from '#domain/settings/in-force.ts'
import { isLevelAmount, LEVEL_AMOUNTS, levelDisorder } from '#domain/settings/level-order.ts'
import type { SettingName } from '#domain/settings/settings.ts'

interface Alteration {
  name: SettingName
  /** A change that is to be made. */
  added?: SettingChange
  /** The number of a change that is to be withdrawn. */
  withdrawn?: number
  now: Date
}

/**
 * Refuses (SETTING_WRONG, `out-of-order`) what would have booking take a higher level of identity from less than a lower one, now
 * or from a later time on. Until the transaction ends no other amount of a level is changed.
 */
export async function levelOrderRefusal(
  tx: Transaction<Schema>,
  { name, added, withdrawn, now }: Alteration,
): Promise<Refusal<'SETTING_WRONG'> | undefined> {
  if (!isLevelAmount(name)) return undefined
  await sql`select pg_advisory_xact_lock(hashtextextended('level amounts', 0))`.execute(tx)
  const rows = await tx
    .selectFrom('setting_changes')
    .select(['id', 'name', 'value', 'effective_from'])
    .where('name', 'in', [...LEVEL_AMOUNTS])
    .where('withdrawn_at', 'is', null)
    .execute()
  const standing = rows
    .filter(({ id }) => id !== withdrawn)
    .map(
      ({ effective_from, ...row }) =>
        ({ ...row, effectiveFrom: Date.parse(effective_from) }) as SettingChange,
    )
  const disorder = levelDisorder(added ? [...standing, added] : standing, now.getTime())
  return disorder && refuse('SETTING_WRONG', { name, fault: 'out-of-order', ...disorder })
}
