import { Hono, type Context as HonoContext } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Caller } from '#backend/db/caller.ts'
import { isUnavailable, RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import { MAX_JSON_DEPTH, measureJson } from '#backend/http/json-shape.ts'
import { limitBody } from '#backend/http/limit-body.ts'
import { parseJson } from '#backend/http/parse-json.ts'
import { REFUSALS, type RefusalCode, refusalBody } from '#contract/refusals.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { Deps } from '#server/deps.ts'
import { runIdempotently } from './idempotency.ts'
import { limitCalls } from './limit-calls.ts'
import type { AnyUseCase } from './use-case.ts'

const MAX_BODY_BYTES = 256 * 1024
/** A schema takes far longer to refuse a value than it takes to send one. */
const MAX_VALUES = 2_000
/** Of what is wrong with an input, the first is what helps. */
const MAX_ISSUES = 20

/** `/functions/v1/<verb-noun>`: the trusted use cases, by POST, with the protocol of the official client. */
export function functions(deps: Deps, useCases: readonly AnyUseCase[]): Hono {
  const app = new Hono()
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'apikey', 'content-type', 'idempotency-key', 'x-client-info'],
    }),
  )
  app.use(limitBody({ maxSize: MAX_BODY_BYTES, onError: (c) => refused(c, refuse('BODY_TOO_LARGE')) }))
  for (const useCase of useCases) {
    app.post(`/${useCase.name}`, (c) => answer(deps, useCase, c))
  }
  app.all('*', (c) => refused(c, refuse('NOT_FOUND')))
  return app
}

async function answer(deps: Deps, useCase: AnyUseCase, c: HonoContext): Promise<Response> {
  try {
    const authentication = await deps.authenticate(c.req.raw.headers)
    if (!authentication.ok) return refused(c, refuse('UNAUTHENTICATED', { reason: authentication.reason }))
    const { caller } = authentication
    const denial = deny(useCase, caller)
    if (denial) return refused(c, denial)
    const seconds = await limitCalls(deps, useCase, caller, c)
    if (seconds > 0) {
      c.header('retry-after', String(seconds))
      return refused(c, refuse('TOO_MANY_REQUESTS', { seconds }))
    }
    const context = { deps, caller, userId: caller.userId ?? '', now: deps.now(), request: c.req.raw }
    const text = await c.req.text()
    if ('runRaw' in useCase) {
      const result = await useCase.runRaw(context, text)
      return result.ok ? c.json(result.value as object) : refused(c, result)
    }
    const input = useCase.input.safeParse(parse(text))
    if (!input.success)
      return refused(c, refuse('BAD_INPUT', { issues: input.error.issues.slice(0, MAX_ISSUES) }))
    const key = c.req.header('idempotency-key')
    const { status, body } = await runIdempotently(useCase, context, input.data, key)
    return c.body(body, status as ContentfulStatusCode, { 'content-type': 'application/json' })
  } catch (error) {
    if (isUnavailable(error)) {
      deps.log.warn({ err: error, useCase: useCase.name }, 'the database is not available')
      c.header('retry-after', String(RETRY_AFTER_SECONDS))
      return refused(c, refuse('SERVICE_UNAVAILABLE'))
    }
    deps.log.error({ err: error, useCase: useCase.name }, 'use case failed')
    return refused(c, refuse('UNEXPECTED'))
  }
}

function deny(useCase: AnyUseCase, caller: Caller): Refusal<RefusalCode> | undefined {
  if (useCase.allow === 'signed-in' && !caller.userId) {
    return refuse(caller.lacking === 'second-factor' ? 'SECOND_FACTOR_NEEDED' : 'UNAUTHENTICATED')
  }
  if (useCase.allow === 'service' && caller.role !== 'service_role') return refuse('UNAUTHORIZED')
}

/** The JSON of a body, an empty one being no input at all; what is no JSON, or too much of it, fits no schema. */
function parse(text: string): unknown {
  if (text === '') return {}
  const { depth, values } = measureJson(text)
  if (depth > MAX_JSON_DEPTH || values > MAX_VALUES) return undefined
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function refused(c: HonoContext, refusal: Refusal<RefusalCode>): Response {
  return c.json(refusalBody(refusal), REFUSALS[refusal.code] as ContentfulStatusCode)
}
