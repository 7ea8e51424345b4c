import { keyOf, type Routine } from '../catalogue/catalogue.ts'
import { findRoutine, returnsNoRows } from '../catalogue/find-routine.ts'
import { maxAffectedNeedsRows, tooManyAffected } from '../errors.ts'
import type { QueryString } from '../parse/ast.ts'
import { parseQueryString } from '../parse/query-string.ts'
import { planRead } from '../plan/plan-read.ts'
import { neededColumns } from '../plan/read-plan.ts'
import { refuseRegex } from '../request/authorise.ts'
import { COSTLY_CALL } from '../request-counter.ts'
import { type Answer, answerHeaders, override, type Result } from '../respond/answer.ts'
import { countingOf, rangedAnswer, requestedRange, totalOf } from '../respond/range.ts'
import { answerSql } from '../sql/answer-sql.ts'
import { callSql, isScalar, returnsOne, returnsVoid } from '../sql/call-sql.ts'
import { Params } from '../sql/params.ts'
import { readSql } from '../sql/read-sql.ts'
import { argumentNames, argumentsOf, type Given } from './call-arguments.ts'
import type { Context } from './context.ts'
import { limitRows, rangeHeader } from './read-rows.ts'
import { runStatement } from './run-statement.ts'

/** GET, HEAD and POST of a function. */
export async function callRoutine(context: Context): Promise<Answer> {
  const { catalogue, method } = context
  const query = queryOf(context)
  const given = argumentNames(context, query)
  const routine = findRoutine(catalogue, {
    name: context.target,
    args: given.names,
    ...(method === 'POST' && { contentType: context.contentType }),
  })
  checkLimit(context, routine)
  if (routine.isHeavy) context.counter.read(context.caller, COSTLY_CALL - 1)
  // A waiting request keeps only the bytes that it was sent with: it is planned when its turn comes.
  const call = () => callFound(context, routine, query, given)
  if (!routine.isHeavy) return call()
  return context.db.heavy(call, context.caller.userId ?? context.sender)
}

async function callFound(
  context: Context,
  routine: Routine,
  query: QueryString,
  given: Given,
): Promise<Answer> {
  const { catalogue, settings, limits, method, accept } = context
  const plan = planRead(catalogue, { ...sourceOf(context, routine), fromSource: true }, query, {
    ...settings,
    limits,
  })
  const range = requestedRange(
    query.ranges.find(({ path }) => path.length === 0)?.value,
    rangeHeader(context),
  )
  limitRows(plan, range, settings.maxRows)
  const params = new Params()
  const source = callSql(params, routine, argumentsOf(context, routine, given), neededColumns(plan))
  const counting = countingOf(context, plan, params, false)
  const text = answerSql({
    source,
    rows: readSql(params, plan, limits.answerBytes),
    maxBytes: limits.answerBytes,
    // The planner would skip an unused result, so even a void one is selected.
    format: returnsVoid(routine) ? { kind: 'array', stripNulls: false } : accept.format,
    routine,
    ...(counting.total && { total: counting.total }),
  })
  const readOnly = method !== 'POST' || routine.volatility !== 'volatile'
  const ran = await runStatement(context, {
    text,
    params,
    readOnly,
    isolation: routine.isolation,
    routineSettings: routine.settings,
    isHeavy: routine.isHeavy,
    verify: (result) => checkAffected(context, result),
  }).finally(() => readOnly || invalidateSessionGuard(context))
  const headers = answerHeaders(context, { maxAffected: true }, !returnsVoid(routine))
  if ('plan' in ran) return { status: 200, headers, body: ran.plan }
  const { result } = ran
  const total = totalOf(context, result, [])
  const answer = rangedAnswer({ status: 200, headers, body: result.body }, range.offset, result.count, total)
  if (returnsVoid(routine)) return override({ ...answer, status: 204, body: null }, result)
  return override(method === 'HEAD' ? { ...answer, body: null } : answer, result)
}

/** A function that writes may end sessions: the caller's own, or anyone's where the service calls it. */
function invalidateSessionGuard({ caller, sessionGuard }: Context): void {
  if (caller.role === 'service_role') sessionGuard.invalidateAll()
  else if (caller.userId !== undefined) sessionGuard.invalidate(caller.userId)
}

/** A function called by GET has its arguments among the parameters. */
function queryOf({ catalogue, target, method, rawQuery, query, mayUseRegex }: Context) {
  if (method === 'POST') return query
  const read = parseQueryString(rawQuery, returnsNoRows(catalogue, target) ? 'all' : 'unless-operator')
  if (!mayUseRegex) refuseRegex(read)
  return read
}

/** A function that gives rows of a relation embeds and filters like that relation. */
function sourceOf({ catalogue, target }: Context, routine: Routine) {
  if (isScalar(routine)) return { name: target }
  const { schema, name } = routine.returns
  const relation = catalogue.relations.get(keyOf({ schema, name }))
  return relation ? { name: { schema, name }, relation } : { name: target }
}

function checkLimit({ preferences }: Context, routine: Routine): void {
  if (preferences.maxAffected === undefined || preferences.handling !== 'strict') return
  if (returnsOne(routine)) throw maxAffectedNeedsRows()
}

function checkAffected({ preferences }: Context, { count }: Result): void {
  if (preferences.handling !== 'strict' || preferences.maxAffected === undefined) return
  if (count > preferences.maxAffected) throw tooManyAffected(count)
}
