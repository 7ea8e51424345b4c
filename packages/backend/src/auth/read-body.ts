import type { Context } from 'hono'
import { z } from 'zod'
import { isTooDeep, MAX_JSON_DEPTH } from '#backend/http/json-shape.ts'
import { parseJson } from '#backend/http/parse-json.ts'
import { wholeBody } from '#backend/http/request-aborted.ts'
import { AuthError, invalid } from './auth-error.ts'

/**
 * The request's JSON body in the shape of `schema`; anything else is the protocol's `bad_json`, and what a rule of the
 * schema's own refuses `validation_failed`. An empty body is `{}`.
 */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(await json(c))
  if (parsed.success) return parsed.data
  const broken = parsed.error.issues.find(({ code }) => code === 'custom')
  throw broken ? invalid(broken.message) : badJson(z.prettifyError(parsed.error))
}

async function json(c: Context): Promise<unknown> {
  const text = await wholeBody(c.req.text())
  if (text.trim() === '') return {}
  if (isTooDeep(text)) throw badJson(`it is nested more than ${MAX_JSON_DEPTH} levels deep`)
  try {
    return parseJson(text)
  } catch (error) {
    throw badJson((error as Error).message)
  }
}

const badJson = (reason: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
