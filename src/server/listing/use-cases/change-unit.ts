import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { ok, refuse } from '#domain/result.ts'
import { lockOwnItem } from '../lock-own-item.ts'

/**
 * Gives a unit of an own item another label, or puts it back into use, also while the item is offered. Refused:
 * NOT_FOUND, ITEM_REMOVED, LABEL_TAKEN where another unit has it, WRONG_STATE where as many units as one may have are
 * in use.
 */
export const changeUnit = useCase({
  name: 'change-unit',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 3_600 },
  input: z.object({
    unitId: z.uuid(),
    label: z.string().trim().min(1).max(40).optional(),
    isActive: z.literal(true).optional(),
  }),
  async run({ tx, userId }, { unitId, label, isActive }) {
    const unit = await tx
      .selectFrom('item_units')
      .select('item_id')
      .where('id', '=', unitId)
      .executeTakeFirst()
    if (!unit) return refuse('NOT_FOUND')
    const own = await lockOwnItem(tx, userId, unit.item_id)
    if (!own.ok) return own
    const units = await tx
      .selectFrom('item_units')
      .select(['id', 'label', 'is_active'])
      .where('item_id', '=', unit.item_id)
      .execute()
    const others = units.filter(({ id }) => id !== unitId)
    if (label && others.some((other) => other.label === label)) return refuse('LABEL_TAKEN')
    if (isActive && others.filter(({ is_active }) => is_active).length >= LISTING_LIMITS.quantity[1])
      return refuse('WRONG_STATE', { status: own.value })
    if (label || isActive)
      await tx
        .updateTable('item_units')
        .set({ ...(label && { label }), ...(isActive && { is_active: true }) })
        .where('id', '=', unitId)
        .execute()
    return ok({ unitId })
  },
})
