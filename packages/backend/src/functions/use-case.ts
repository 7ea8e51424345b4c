import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '#backend/db/caller.ts'
import type { AppDeps, Schema } from '#backend/register.ts'
import type { Refusal, Result } from './refusals.ts'

export interface Context {
  /** The one transaction of this call; what is refused or thrown is rolled back. */
  tx: Transaction<Schema>
  deps: AppDeps
  caller: Caller
  /** The caller's id; `''` only where `allow` is `anyone` and the caller is not signed in. */
  userId: string
  now: Date
  request: Request
  /** From where the call comes, for what is recorded of it. */
  client: CallingClient
}

/** The network address and the browser of a caller, as far as they are known. */
export interface CallingClient {
  address: string | null
  device: string | null
}

/** A decision of the product: trusted code behind `/functions/v1/<name>`. */
export interface UseCase<Input extends z.ZodType = z.ZodType, Output = unknown> {
  /** `verb-noun`, as in the path. */
  name: string
  allow: 'anyone' | 'signed-in' | 'service'
  input: Input
  /** The scope with which a personal API key may call it; no key may where there is none. */
  scope?: string
  /** At most so many calls of one person, or of one address for visitors. */
  limit?: { requests: number; seconds: number }
  /**
   * At most so many calls of one person on the same subject, which `of` names: for secrets that could be guessed with
   * enough tries.
   */
  limitEach?: { requests: number; seconds: number; of(input: z.output<Input>): string }
  /**
   * Asks another service, or whether the session may, before the transaction begins; runs even when an answer is already
   * stored. What it refuses is not stored.
   */
  prepare?(context: Omit<Context, 'tx'>, input: z.output<Input>): Promise<Refusal | undefined>
  /**
   * Runs in one transaction as service_role. A use case that talks to another service between two transactions is
   * `staged` and gets no `tx`.
   */
  run(context: Context, input: z.output<Input>): Promise<Result<Output>>
}

/**
 * A use case that opens its own transactions, because it waits for another service between them. Its answers are not
 * stored under idempotency keys: it finds out itself what was done before.
 */
export interface StagedUseCase<Input extends z.ZodType = z.ZodType, Output = unknown>
  extends Omit<UseCase<Input, Output>, 'prepare' | 'run'> {
  runStaged(context: Omit<Context, 'tx'>, input: z.output<Input>): Promise<Result<Output>>
}

export type AnyUseCase = UseCase | StagedUseCase | RawUseCase

/** Declares a use case; types its input by its schema. */
export const useCase = <Input extends z.ZodType, Output>(definition: UseCase<Input, Output>) => definition

/** Declares a use case of several transactions; types its input by its schema. */
export const stagedUseCase = <Input extends z.ZodType, Output>(definition: StagedUseCase<Input, Output>) =>
  definition

/** An endpoint for another service, whose body has a format of its own and a signature over its exact bytes. */
export interface RawUseCase<Output = unknown> extends Pick<UseCase, 'name' | 'allow' | 'limit'> {
  runRaw(context: Omit<Context, 'tx'>, body: string): Promise<Result<Output>>
}

/** Declares a use case that reads the request's body itself. */
export const rawUseCase = <Output>(definition: RawUseCase<Output>) => definition
