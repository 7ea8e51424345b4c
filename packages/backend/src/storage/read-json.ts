import type { z } from 'zod'
import { isTooDeep } from '#backend/http/json-shape.ts'
import { parseJson } from '#backend/http/parse-json.ts'
import { collectBytes, measureBytes } from './objects/measure-bytes.ts'
import { requestBytes } from './objects/request-bytes.ts'
import type { StorageContext } from './storage-context.ts'
import { refuse } from './storage-error.ts'

/** A thousand names of the greatest length. */
const MAX_JSON_BYTES = 2 * 1024 * 1024

/** The request's JSON as `schema` has it; no body at all counts as `{}`. */
export async function readJson<T extends z.ZodType>(c: StorageContext, schema: T): Promise<z.infer<T>> {
  const text = await readText(c)
  if (isTooDeep(text)) throw refuse.invalidShape('Body is nested too deep')
  let body: unknown
  try {
    body = text.trim() ? parseJson(text) : {}
  } catch {
    throw refuse.invalidShape('Body is not valid JSON')
  }
  return parseShape(body, schema, 'body')
}

/** Reads no more than a meaningful body could have. */
async function readText(c: StorageContext): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_JSON_BYTES) throw refuse.tooLarge()
  const bytes = measureBytes(requestBytes(c.req.raw.body), MAX_JSON_BYTES)
  return (await collectBytes(bytes)).toString()
}

/** The request's query as `schema` has it. */
export function readQuery<T extends z.ZodType>(c: StorageContext, schema: T): z.infer<T> {
  return parseShape(c.req.query(), schema, 'querystring')
}

function parseShape<T extends z.ZodType>(value: unknown, schema: T, where: string): z.infer<T> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  throw refuse.invalidShape(explain(parsed.error.issues[0], where))
}

/** In the words of the protocol's own schema check, which clients may look for. */
function explain(issue: z.core.$ZodIssue | undefined, where: string): string {
  if (!issue) return `${where} is not valid`
  const name = String(issue.path.at(-1) ?? '')
  const parent = [where, ...issue.path.slice(0, -1)].join('/')
  if (issue.code === 'invalid_type' && issue.input === undefined)
    return `${parent} must have required property '${name}'`
  return `${[where, ...issue.path].join('/')} ${expectation(issue)}`
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return `must be ${issue.expected === 'int' ? 'integer' : issue.expected}`
  if (issue.code === 'too_small') return `must be >= ${issue.minimum}`
  if (issue.code === 'too_big') return `must be <= ${issue.maximum}`
  if (issue.code === 'invalid_value') return 'must be equal to one of the allowed values'
  return issue.message
}
