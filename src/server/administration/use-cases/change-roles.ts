import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { ChangedRoles } from '#contract/administration.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { isAdmin, ROLES, type Role, rolesOf } from '#domain/access/roles.ts'
import { ok, refuse } from '#domain/result.ts'
import { loadActor } from '../load-actor.ts'
import { recordAction } from '../record-action.ts'

/** Each person is a user: that role is neither given nor taken. */
const role = z.enum(ROLES).exclude(['user'])

/**
 * Gives a person roles and takes others away; what they have or lack already stays as it is. For those who may manage
 * users. Refused where no admin would be left.
 */
export const changeRoles = useCase({
  name: 'change-roles',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    userId: z.uuid(),
    give: z.array(role).max(ROLES.length).default([]),
    take: z.array(role).max(ROLES.length).default([]),
  }),
  async run({ tx, userId: actorId, now }, { userId, give, take }) {
    const people = await lockPeople(tx, [actorId, userId])
    const actor = await loadActor(tx, actorId)
    if (!actor) return refuse('BLOCKED')
    const denial = permissionRefusal(actor, 'manage', 'user')
    if (denial) return denial
    const person = people.get(userId)
    if (!person) return refuse('NOT_FOUND')

    const roles = rolesAfter(person.roles, give, take)
    if (roles.join() === person.roles.join()) return ok<ChangedRoles>({ userId, roles })
    if (!hasAdmin(new Map(people).set(userId, { ...person, roles }))) return refuse('LAST_ADMIN')
    await tx.updateTable('profiles').set({ roles }).where('id', '=', userId).execute()
    const details = { from: person.roles, to: roles }
    await recordAction(tx, { actorId, action: 'change-roles', subjectId: userId, details, at: now })
    return ok<ChangedRoles>({ userId, roles })
  },
})

interface Person {
  roles: Role[]
  isBlocked: boolean
}

/**
 * These users and every admin, locked in one order: admins who take the role from each other at the same moment wait
 * here, so that one stays.
 */
async function lockPeople(tx: Context['tx'], ids: string[]): Promise<Map<string, Person>> {
  const rows = await tx
    .selectFrom('profiles')
    .select(['id', 'roles', 'is_blocked'])
    .where((where) => where.or([where('id', 'in', ids), where('roles', '@>', sql<string[]>`'{admin}'`)]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(
    rows.map(({ id, roles, is_blocked }) => [id, { roles: rolesOf(roles, 'user'), isBlocked: is_blocked }]),
  )
}

const rolesAfter = (roles: Role[], give: readonly Role[], take: readonly Role[]): Role[] =>
  rolesOf(
    [...roles, ...give].filter((role) => !take.includes(role)),
    'user',
  )

const hasAdmin = (people: Map<string, Person>): boolean =>
  [...people.values()].some(({ roles, isBlocked }) => isAdmin(roles) && !isBlocked)
