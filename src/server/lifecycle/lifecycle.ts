import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import type { Lifecycle } from '#domain/lifecycle.ts'
import type { Refusal } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'

/** The actor of a transition: a person by id, or the clock. */
export type Actor = { userId: string } | 'clock'

/** A row with a lifecycle: its state, and a version that counts its changes. */
export interface Living {
  id: string
  status: string
  version: number
}

export interface StepContext {
  tx: Transaction<Schema>
  deps: Deps
  now: Date
  /** The status before the transition. */
  from: string
  /** The actor's role in the transition, e.g. `owner`. */
  role: string
  /** Null for the clock. */
  userId: string | null
}

/** Details of an event beside actor, states and reason, for the timeline. */
export type EventDetails = Record<string, unknown>

/** One transition's own rules and consequences. Role, state and version have been checked before. */
export interface Step<Row extends Living, Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** As in the lifecycle table. */
  name: string
  /** Its input beside the id. */
  input?: Shape
  /** Limit on one person's tries at the same row, where a try could be a guess; unlimited if absent. */
  tries?: { requests: number; seconds: number }
  /** Refuses, beyond role and state, before anything is changed. */
  guard?(
    context: StepContext,
    row: Row,
    input: z.output<z.ZodObject<Shape>>,
  ): Promise<Refusal<RefusalCode> | undefined> | Refusal<RefusalCode> | undefined
  /** The reason, as a code or in the actor's words; stored on the row and in the event. */
  reason?(input: z.output<z.ZodObject<Shape>>, context: StepContext): string | null
  /** Its consequences, in the same transaction, after the status has changed. */
  effects?(
    context: StepContext,
    row: Row,
    input: z.output<z.ZodObject<Shape>>,
  ): Promise<EventDetails | undefined>
}

/** Declares a step; types its input by its shape. */
export const step =
  <Row extends Living>() =>
  <Shape extends z.ZodRawShape = Record<never, never>>(definition: Step<Row, Shape>) =>
    definition

/** The configuration of `transition` for one kind of row, such as bookings or claims. */
export interface Kind<Row extends Living> {
  /** Its noun in English, as in `accept-booking`. */
  noun: string
  lifecycle: Lifecycle
  // biome-ignore lint/suspicious/noExplicitAny: each step has an input of its own, checked by its schema
  steps: readonly Step<Row, any>[]
  /** Locks and reads the row, after whatever has to be locked before it. */
  lock(tx: Transaction<Schema>, id: string): Promise<Row | undefined>
  /** Every role that a user has in it; none means that it does not exist for them. */
  rolesOf(tx: Transaction<Schema>, row: Row, userId: string): Promise<string[]> | string[]
  /** Writes the new status, the reason and the next version. */
  save(tx: Transaction<Schema>, row: Row, status: string, reason: string | null): Promise<void>
  /** Appends to the kind's own table of events. */
  record(tx: Transaction<Schema>, event: LifecycleEvent): Promise<void>
  /** The last transition, and its actor. */
  lastEvent(
    tx: Transaction<Schema>,
    id: string,
  ): Promise<Pick<LifecycleEvent, 'transition' | 'userId'> | undefined>
}

export interface LifecycleEvent {
  id: string
  transition: string
  from: string
  to: string
  role: string
  userId: string | null
  reason: string | null
  details: EventDetails
  at: Date
}
