import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { type ChangedSetting, MAX_SETTING_REASON } from '#contract/settings.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { SettingValue } from '#domain/settings/definition.ts'
import { unreadable } from '#domain/settings/palette.ts'
import { readSetting } from '#domain/settings/read-setting.ts'
import { definitionOf, SETTING_NAMES, type SettingName } from '#domain/settings/settings.ts'
import type { ChosenPicture } from '#domain/settings/site-picture.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { levelOrderRefusal } from '../level-order-refusal.ts'
import { measurePicture } from '../pictures/measure-picture.ts'

/** The furthest that a change may come into force later. */
const HORIZON_MS = 2 * 366 * 86_400_000

/** What a setting may be before its definition is asked. */
const anyValue = z.union([
  z.string().max(400),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(40), z.number()])).max(80),
  z.object({ path: z.string().max(100) }),
  z.null(),
])

/**
 * Sets a setting of the site, or sets it back to its default (`value` null), now or from a time on, with a reason. For
 * admins. Refused: BLOCKED, UNAUTHORIZED, SETTING_WRONG, COLOUR_UNREADABLE, STAFF_FACTOR_MISSING, CURRENCY_FIXED once there are
 * amounts, CHANGED_MEANWHILE where `version` is not that of the latest change (0 for none).
 */
export const changeSetting = useCase({
  name: 'change-setting',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 3_600 },
  input: z.object({
    name: z.enum(SETTING_NAMES as [SettingName, ...SettingName[]]),
    value: anyValue,
    version: z.int().min(0).max(1_000_000),
    reason: z.string().trim().min(1).max(MAX_SETTING_REASON),
    effectiveFrom: z.iso.datetime({ offset: true }).optional(),
  }),
  // A picture is measured while no connection is held for it.
  prepare: async ({ deps, userId }, { name, value }) => void (await readValue(deps, name, value, userId)),
  async run({ tx, deps, userId, now }, { name, value: raw, version, reason, effectiveFrom }) {
    const denial = await partRefusal(tx, userId, 'admin')
    if (denial) return denial
    const reading = await readValue(deps, name, raw, userId)
    if (!reading.ok) return reading
    const value = name === 'currency' ? (reading.value ?? deps.settings.defaults.currency) : reading.value
    const problem = colourRefusal(name, value)
    if (problem) return problem
    if (name === 'staffSecondFactor' && value === true && !(await hasSecondFactor(tx, userId))) {
      return refuse('STAFF_FACTOR_MISSING')
    }
    const at = new Date(Math.max(now.getTime(), effectiveFrom ? Date.parse(effectiveFrom) : 0))
    if (at.getTime() > now.getTime() + HORIZON_MS) return refuse('SETTING_WRONG', { name, fault: 'too-far' })
    if (name === 'currency') {
      if (at > now) return refuse('SETTING_WRONG', { name, fault: 'not-later' })
      const fixed = await fixedCurrency(tx)
      if (fixed) return refuse('CURRENCY_FIXED', { currency: fixed })
    }

    const disorder = await levelOrderRefusal(tx, {
      name,
      added: { id: Number.MAX_SAFE_INTEGER, name, value, effectiveFrom: at.getTime() },
      now,
    })
    if (disorder) return disorder
    if ((await latestVersion(tx, name)) !== version) return refuse('CHANGED_MEANWHILE')
    const change = await tx
      .insertInto('setting_changes')
      .values({
        name,
        version: version + 1,
        value: value === null ? null : JSON.stringify(value),
        effective_from: at.toISOString(),
        reason,
        changed_by: userId,
        changed_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.constraint('setting_changes_one_after_the_other').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!change) return refuse('CHANGED_MEANWHILE')
    const details = { setting: name, value, reason, effectiveFrom: at.toISOString() }
    await recordAction(tx, { actorId: userId, action: 'change-setting', details, at: now })
    return ok<ChangedSetting>({ id: change.id, name, version: version + 1 })
  },
})

/** The value that is set: what was asked for, of a picture with what the server measured. */
async function readValue(
  deps: Context['deps'],
  name: SettingName,
  raw: unknown,
  userId: string,
): Promise<Result<SettingValue | null, 'SETTING_WRONG'>> {
  if (raw === null) return ok(null)
  const reading = readSetting(name, raw)
  const definition = definitionOf(name)
  if (!reading.ok || definition.kind !== 'picture' || reading.value === '') return reading
  const { path } = reading.value as ChosenPicture
  return measurePicture(deps, name, { path, shape: definition.shape, sender: userId })
}

/** Who demands a second factor of all staff has one: the last admin never closes the office on themselves. */
async function hasSecondFactor(tx: Context['tx'], userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select public.has_second_factor(${userId}) as has`.execute(tx)
  return rows[0]!.has
}

async function latestVersion(tx: Context['tx'], name: SettingName): Promise<number> {
  const { version } = await tx
    .selectFrom('setting_changes')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return version ?? 0
}

/** The currency that can no longer be changed; until the transaction ends, no first amount is written. */
async function fixedCurrency(tx: Context['tx']): Promise<string | undefined> {
  const { rows } = await sql<{ currency: string; isFixed: boolean }>`
    select public.currency_of_site() as currency, public.has_amounts() as "isFixed"`.execute(tx)
  return rows[0]!.isFixed ? rows[0]!.currency : undefined
}

function colourRefusal(name: SettingName, value: SettingValue | null) {
  if ((name !== 'colour' && name !== 'highlight') || typeof value !== 'string') return undefined
  const fault = unreadable(name, value)
  return fault && refuse('COLOUR_UNREADABLE', fault)
}
