import type { Context } from 'hono'
import type { Caller } from '#backend/db/caller.ts'
import type { Deps } from '#backend/deps.ts'
import { takeRateLimit } from '#backend/http/rate-limit.ts'
import { senderOf } from '#backend/http/sender.ts'
import type { AnyUseCase } from './use-case.ts'

/** Counts a call against the limit of its use case: 0, or the seconds until another one would pass. */
export async function limitCalls(
  deps: Deps,
  useCase: AnyUseCase,
  caller: Caller,
  c: Context,
): Promise<number> {
  if (!useCase.limit || !deps.config.rateLimits || caller.role === 'service_role') return 0
  const who = senderOf(c, deps.config.trustProxy, caller.userId)
  const wait = await takeRateLimit(deps.db, [{ key: `functions:${useCase.name}:${who}`, ...useCase.limit }])
  return Math.ceil(wait / 1000)
}
