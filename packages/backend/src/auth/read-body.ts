import type { Context } from 'hono'
import { z } from 'zod'
import { AuthError } from './auth-error.ts'

/** The request's JSON body in the shape of `schema`; anything else is the protocol's `bad_json`. An empty body is `{}`. */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const parsed = schema.safeParse(await json(c))
  if (parsed.success) return parsed.data
  throw badJson(z.prettifyError(parsed.error))
}

async function json(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (error) {
    throw badJson((error as Error).message)
  }
}

const badJson = (reason: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
