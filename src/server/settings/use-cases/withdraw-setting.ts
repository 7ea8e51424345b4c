import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import type { SettingName } from '#domain/settings/settings.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { levelOrderRefusal } from '../level-order-refusal.ts'

/**
 * Withdraws a change of a setting that has not come into force yet. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND,
 * CHANGED_MEANWHILE where it is in force, or withdrawn, SETTING_WRONG where the levels of identity would be out of order without it.
 */
export const withdrawSetting = useCase({
  name: 'withdraw-setting',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({ id: z.int().positive() }),
  async run({ tx, userId, now }, { id }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    const change = await tx
      .selectFrom('setting_changes')
      .select(['name', 'effective_from', 'withdrawn_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!change) return refuse('NOT_FOUND')
    if (change.withdrawn_at || new Date(change.effective_from) <= now) return refuse('CHANGED_MEANWHILE')
    const disorder = await levelOrderRefusal(tx, { name: change.name as SettingName, withdrawn: id, now })
    if (disorder) return disorder
    await tx
      .updateTable('setting_changes')
      .set({ withdrawn_at: now.toISOString(), withdrawn_by: userId })
      .where('id', '=', id)
      .execute()
    const details = { setting: change.name }
    await recordAction(tx, { actorId: userId, action: 'withdraw-setting', details, at: now })
    return ok({ id })
  },
})
