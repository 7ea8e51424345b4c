import { isTooDeep } from '#backend/http/json-shape.ts'
import type { Routine } from '../catalogue/catalogue.ts'
import { unreadableBody } from '../errors.ts'
import type { QueryString } from '../parse/ast.ts'
import { type Payload, readArguments, readPayload } from '../request/payload.ts'
import type { Arguments } from '../sql/call-sql.ts'
import type { Context } from './context.ts'

/** The arguments as they came, before it is known which function they are for. */
export interface Given {
  names: string[]
  payload?: Payload
  texts?: Map<string, string[]>
}

const NO_ARGUMENTS: Payload = { json: '{}', isObject: true, columns: [], rows: 1 }

const RAW = new Set(['text/plain', 'text/xml', 'application/octet-stream'])

/** Reads the names of the arguments from the query string or the body. */
export function argumentNames({ method, contentType, body }: Context, query: QueryString): Given {
  if (method !== 'POST') return fromTexts(query.args)
  if (RAW.has(contentType)) return { names: [] }
  if (contentType === 'application/x-www-form-urlencoded') {
    return fromTexts([...new URLSearchParams(body.toString())])
  }
  if (contentType === 'text/csv')
    return fromPayload(readPayload(contentType, body.toString(), { maxRows: Infinity }))
  if (contentType !== 'application/json') throw unreadableBody(`Content-Type not acceptable: ${contentType}`)
  const json = body.length === 0 ? '{}' : body.toString()
  return fromPayload(readArguments(json, query.columns))
}

const fromPayload = (payload: Payload): Given => ({ names: payload.columns, payload })

function fromTexts(pairs: [string, string][]): Given {
  const texts = new Map<string, string[]>()
  for (const [name, value] of pairs) {
    // It may be the text of JSON, which PostgreSQL reads by recursion.
    if (isTooDeep(value)) throw unreadableBody(`The argument ${name} is nested too deep`)
    const known = texts.get(name)
    if (known) known.push(value)
    else texts.set(name, [value])
  }
  return { names: [...texts.keys()], texts }
}

/** The arguments for the function that was found; one that matched by no name takes the body as it is. */
export function argumentsOf({ body }: Context, { parameters }: Routine, given: Given): Arguments {
  const [only] = parameters
  const takesBody = only?.name === '' && !given.names.includes('')
  if (takesBody && !given.texts) {
    return { kind: 'body', value: only.type === 'bytea' ? Buffer.from(body) : body.toString() }
  }
  if (given.texts) return { kind: 'texts', values: given.texts }
  return { kind: 'json', payload: given.payload ?? NO_ARGUMENTS }
}
