import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { mayTake } from '#domain/lifecycle.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import type { Actor, Kind, Living } from './lifecycle.ts'

export interface TransitionRequest<Row extends Living = Living> {
  id: string
  /** The transition's name in the lifecycle table. */
  name: string
  actor: Actor
  input?: Record<string, unknown>
  /** The version that the actor saw; another one now is refused. */
  version?: number | undefined
  /** The row, where the caller has locked and read it. */
  locked?: Row
}

export interface Transitioned {
  id: string
  status: string
  version: number
}

/**
 * The only way in which a status changes: looks the transition up in the lifecycle table, checks actor, state and
 * version, runs its own guard, changes the row, runs its effects and appends the event, all in the caller's
 * transaction. The transition that was made last, asked for again by the same person, is answered as done.
 * Refused: NOT_FOUND, WRONG_ACTOR, WRONG_STATE, CHANGED_MEANWHILE, and what the guard says.
 */
export async function transition<Row extends Living>(
  tx: Transaction<Schema>,
  deps: Deps,
  kind: Kind<Row>,
  { id, name, actor, input = {}, version, locked }: TransitionRequest<Row>,
): Promise<Result<Transitioned, RefusalCode>> {
  const row = locked ?? (await kind.lock(tx, id))
  if (!row) return refuse('NOT_FOUND')
  const roles = actor === 'clock' ? ['clock'] : await kind.rolesOf(tx, row, actor.userId)
  if (roles.length === 0) return refuse('NOT_FOUND')

  const edge = kind.lifecycle[row.status]?.[name]
  if (!edge) {
    const last = await kind.lastEvent(tx, id)
    const isRepeated = last?.transition === name && last.userId === (actor === 'clock' ? null : actor.userId)
    if (isRepeated) return ok({ id, status: row.status, version: row.version })
    return refuse('WRONG_STATE', { status: row.status, transition: name })
  }
  const role = roles.find((each) => mayTake(edge.actor, [each]))
  if (!role) return refuse('WRONG_ACTOR', { transition: name, actor: edge.actor })
  if (version !== undefined && version !== row.version) {
    return refuse('CHANGED_MEANWHILE', { status: row.status, version: row.version })
  }

  const userId = actor === 'clock' ? null : actor.userId
  const context = { tx, deps, now: deps.now(), from: row.status, role, userId }
  const step = kind.steps.find((each) => each.name === name)
  const refusal = await step?.guard?.(context, row, input)
  if (refusal) return refusal
  const reason = step?.reason?.(input, context) ?? null
  await kind.save(tx, row, edge.to, reason)
  const changed = { ...row, status: edge.to, version: row.version + 1 }
  const details = await step?.effects?.(context, changed, input)
  await kind.record(tx, {
    id,
    transition: name,
    from: row.status,
    to: edge.to,
    role,
    userId,
    reason,
    details: details ?? {},
    at: context.now,
  })
  return ok({ id, status: edge.to, version: changed.version })
}
