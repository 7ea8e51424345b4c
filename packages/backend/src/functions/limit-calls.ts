import type { Context } from 'hono'
import type { Caller } from '#backend/db/caller.ts'
import type { Deps } from '#backend/deps.ts'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import { senderOf } from '#backend/http/sender.ts'
import type { AnyUseCase, StagedUseCase, UseCase } from './use-case.ts'

/** Counts a call against the limit of its use case: 0, or the seconds until another one would pass. */
export const limitCalls = (deps: Deps, useCase: AnyUseCase, caller: Caller, c: Context): Promise<number> =>
  take(deps, caller, c, useCase.limit && { ...useCase.limit, of: useCase.name })

/** Counts a call against the limit of what it is about: 0, or the seconds until another one would pass. */
export function limitEachCall(
  deps: Deps,
  useCase: UseCase | StagedUseCase,
  caller: Caller,
  c: Context,
  input: unknown,
): Promise<number> {
  const limit = useCase.limitEach
  return take(deps, caller, c, limit && { ...limit, of: `${useCase.name}:${limit.of(input)}` })
}

async function take(
  { config, db }: Deps,
  caller: Caller,
  c: Context,
  limit?: { requests: number; seconds: number; of: string },
): Promise<number> {
  if (!limit || !config.rateLimits || caller.role === 'service_role') return 0
  const { of, ...rate } = limit
  const who = senderOf(c, config.trustProxy, caller.userId)
  const wait = await takeRateLimit(db, [{ key: `functions:${of}:${who}`, ...rate }])
  return Math.ceil(wait / 1000)
}
