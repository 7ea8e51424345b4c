import { Hono, type Context as HonoContext } from 'hono'
import { cors } from 'hono/cors'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Caller } from '#backend/db/caller.ts'
import { FairGate } from '#backend/db/fair-gate.ts'
import { isOverdue, isUnavailable, RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import { MAX_JSON_DEPTH, measureJson } from '#backend/http/json-shape.ts'
import { limitBody } from '#backend/http/limit-body.ts'
import { parseJson } from '#backend/http/parse-json.ts'
import { CLIENT_CLOSED_REQUEST, RequestAborted, wholeBody } from '#backend/http/request-aborted.ts'
import { clientOf, senderOf } from '#backend/http/sender.ts'
import type { AppDeps } from '#backend/register.ts'
import { noteRefusal } from '#backend/security/note-refusal.ts'
import { describeUseCases } from './describe-use-cases.ts'
import { runIdempotently } from './idempotency.ts'
import { limitCalls, limitEachCall } from './limit-calls.ts'
import { type Refusal, refusalBody, refuse, type Statuses, statusOf } from './refusals.ts'
import type { AnyUseCase } from './use-case.ts'

const MAX_BODY_BYTES = 256 * 1024
/** A schema takes far longer to refuse a value than it takes to send one. */
const MAX_VALUES = 2_000
/** The most faults reported of one input: the first few are enough to act on. */
const MAX_ISSUES = 20
/** Use cases of one person under way at a time; those that change the same rows would wait with a connection each. */
const MOST_OF_ONE_PERSON = 4
/** A document may wait for a minute. */
const PATIENCE_MS = 60_000

interface Host {
  deps: AppDeps
  statuses: Statuses
  turns: FairGate
}

/**
 * `/functions/v1/<verb-noun>`: the trusted use cases, by POST, with the protocol of the official client. `statuses` has
 * the HTTP status of each code with which they refuse. GET `/functions/v1` describes them all.
 */
export function functions(
  deps: AppDeps,
  useCases: readonly AnyUseCase[],
  statuses: Statuses,
  version = '',
): Hono {
  const turns = new FairGate({
    most: Number.POSITIVE_INFINITY,
    mostPerKey: MOST_OF_ONE_PERSON,
    patienceMs: PATIENCE_MS,
  })
  const host = { deps, statuses, turns }
  const app = new Hono()
  app.use(
    cors({
      origin: '*',
      allowHeaders: ['authorization', 'apikey', 'content-type', 'idempotency-key', 'x-client-info'],
    }),
  )
  app.use(limitBody({ maxSize: MAX_BODY_BYTES, onError: (c) => refused(host, c, refuse('BODY_TOO_LARGE')) }))
  for (const useCase of useCases) {
    app.post(`/${useCase.name}`, async (c) => {
      const answered = await answer(host, useCase, c)
      await noteRefusal(deps, c, { status: answered.status, name: useCase.name })
      return answered
    })
  }
  let description: string | undefined
  app.get('/', (c) => {
    description ??= JSON.stringify(describeUseCases(useCases, version))
    return c.body(description, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
    })
  })
  app.all('*', (c) => refused(host, c, refuse('NOT_FOUND')))
  return app
}

async function answer(host: Host, useCase: AnyUseCase, c: HonoContext): Promise<Response> {
  const { deps, statuses } = host
  try {
    const sender = senderOf(c, deps.config.trustProxy)
    const authentication = await deps.authenticateWithKey(c.req.raw, sender)
    if (!authentication.ok) {
      const { reason, waitSeconds } = authentication
      if (waitSeconds !== undefined) return tooMany(host, c, waitSeconds)
      return refused(host, c, refuse('UNAUTHENTICATED', { reason }))
    }
    const { caller } = authentication
    const denial = deny(useCase, caller)
    if (denial) return refused(host, c, denial)
    const wait = await limitCalls(deps, useCase, caller, c)
    if (wait > 0) return tooMany(host, c, wait)
    const context = {
      deps,
      caller,
      userId: caller.userId ?? '',
      now: deps.now(),
      request: c.req.raw,
      client: clientOf(c, deps.config.trustProxy),
    }
    const text = await wholeBody(c.req.text())
    if ('runRaw' in useCase) {
      const result = await useCase.runRaw(context, text)
      return result.ok ? c.json(result.value as object) : refused(host, c, result)
    }
    const input = useCase.input.safeParse(parse(text))
    if (!input.success)
      return refused(host, c, refuse('BAD_INPUT', { issues: input.error.issues.slice(0, MAX_ISSUES) }))
    const waitEach = await limitEachCall(deps, useCase, caller, c, input.data)
    if (waitEach > 0) return tooMany(host, c, waitEach)
    const key = c.req.header('idempotency-key')
    const run = () => runIdempotently(useCase, context, input.data, key, statuses)
    const { status, body } = await (caller.userId ? host.turns.run(caller.userId, run) : run())
    return c.body(body, status as ContentfulStatusCode, { 'content-type': 'application/json' })
  } catch (error) {
    if (error instanceof RequestAborted) return c.body(null, CLIENT_CLOSED_REQUEST as ContentfulStatusCode)
    // The statements of a use case are small: an overdue one has waited for others.
    if (isUnavailable(error) || isOverdue(error)) {
      deps.outage.note({ err: error, useCase: useCase.name })
      c.header('retry-after', String(RETRY_AFTER_SECONDS))
      return refused(host, c, refuse('SERVICE_UNAVAILABLE'))
    }
    deps.log.error({ err: error, useCase: useCase.name }, 'use case failed')
    return refused(host, c, refuse('UNEXPECTED'))
  }
}

function deny(useCase: AnyUseCase, caller: Caller): Refusal | undefined {
  const scope = 'scope' in useCase ? useCase.scope : undefined
  if (caller.key && !(scope && caller.key.scopes.includes(scope))) {
    return refuse('KEY_SCOPE_MISSING', scope ? { scope } : undefined)
  }
  if (useCase.allow === 'signed-in' && !caller.userId) {
    return refuse(caller.missingProof === 'second-factor' ? 'SECOND_FACTOR_NEEDED' : 'UNAUTHENTICATED')
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

function tooMany(host: Host, c: HonoContext, seconds: number): Response {
  c.header('retry-after', String(seconds))
  return refused(host, c, refuse('TOO_MANY_REQUESTS', { seconds }))
}

function refused({ statuses }: Host, c: HonoContext, refusal: Refusal): Response {
  return c.json(refusalBody(refusal), statusOf(statuses, refusal.code) as ContentfulStatusCode)
}
