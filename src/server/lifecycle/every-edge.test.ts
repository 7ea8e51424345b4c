import type { Transaction } from 'kysely'
import { expect, it } from 'vitest'
import type { Schema } from '#contract/schema.ts'
import { mayTake } from '#domain/lifecycle.ts'
import { LIFECYCLES } from '#domain/lifecycles.ts'
import type { Deps } from '#server/deps.ts'
import type { Kind, Living } from './lifecycle.ts'
import { transition } from './transition.ts'

const ROLES = ['renter', 'owner', 'claimant', 'respondent', 'moderator', 'admin', 'clock', 'stranger']
const deps = { now: () => new Date() } as Deps
const tx = {} as Transaction<Schema>

/** Asks for one step by one role on a row that is kept in memory; answers where it is then, or what refused it. */
async function attempt(lifecycle: Kind<Living>['lifecycle'], from: string, name: string, role: string) {
  const row: Living = { id: 'it', status: from, version: 3 }
  const events: string[] = []
  const kind: Kind<Living> = {
    noun: 'booking',
    lifecycle,
    steps: [],
    lock: async () => row,
    rolesOf: async () => (role === 'stranger' ? [] : [role as never]),
    save: async (_tx, _row, status) => {
      row.status = status
    },
    record: async (_tx, event) => {
      events.push(event.transition)
    },
    lastEvent: async () => undefined,
  }
  const actor = role === 'clock' ? ('clock' as const) : { userId: 'user-1' }
  const answer = await transition(tx, deps, kind, { id: 'it', name, actor })
  expect(events, `${from} ${name} by ${role}`).toEqual(answer.ok ? [name] : [])
  if (!answer.ok) expect(row.status).toBe(from)
  return answer.ok ? answer.value.status : answer.code
}

it.each(Object.entries(LIFECYCLES))(
  'a %s takes every step of its lifecycle by whom it is for, and no other',
  async (_, lifecycle) => {
    const names = new Set(Object.values(lifecycle).flatMap((steps) => Object.keys(steps)))
    for (const from of Object.keys(lifecycle)) {
      for (const name of names) {
        const edge = lifecycle[from]?.[name]
        for (const role of ROLES) {
          const refusal = role === 'stranger' ? 'NOT_FOUND' : edge ? 'WRONG_ACTOR' : 'WRONG_STATE'
          const expected = edge && mayTake(edge.actor, [role]) ? edge.to : refusal
          expect(await attempt(lifecycle, from, name, role), `${from} ${name} by ${role}`).toBe(expected)
        }
      }
    }
  },
)
