import type { Context } from '../endpoints/context.ts'
import { badResponseHeaders, badResponseStatus } from '../errors.ts'
import { appliedPreferences } from '../request/preferences.ts'
import type { Row } from '../run/pipelined-query.ts'
import { ANSWER } from '../sql/answer-sql.ts'

/** The response to the client. */
export interface Answer {
  status: number
  headers: Headers
  body: string | null
}

/** The one row that a statement gives, read. */
export interface Result {
  total: number | null
  count: number
  body: string
  headers: string | null
  status: string | null
  location: string | null
  inserted: number | null
}

export function readResult(rows: Row[]): Result {
  const row = rows[0]!
  const value = (name: (typeof ANSWER)[number]) => row[ANSWER.indexOf(name)] ?? null
  const number = (text: string | null) => (text === null ? null : Number(text))
  return {
    total: number(value('total')),
    count: Number(value('count')),
    body: value('body') ?? '',
    headers: value('headers'),
    status: value('status'),
    location: value('location'),
    inserted: number(value('inserted')),
  }
}

/** The headers that answers of all kinds have; the type only where there is a body. */
export function answerHeaders(
  { preferences, accept, announceSchema, target }: Context,
  meaningful: Parameters<typeof appliedPreferences>[1],
  withBody = true,
): Headers {
  const headers = new Headers()
  if (withBody) headers.set('Content-Type', accept.contentType)
  if (withBody && announceSchema) headers.set('Content-Profile', headerText(target.schema))
  const applied = appliedPreferences(preferences, meaningful)
  if (applied) headers.set('Preference-Applied', applied)
  return headers
}

/** Applies `response.status` and `response.headers`, by which SQL replaces what the protocol would answer. */
export function override(answer: Answer, { status, headers }: Pick<Result, 'status' | 'headers'>): Answer {
  if (status === null && headers === null) return answer
  const own = headers === null ? [] : parseHeaders(headers)
  for (const name of new Set(own.map(([key]) => key.toLowerCase()))) answer.headers.delete(name)
  for (const [name, value] of own) answer.headers.append(name, headerText(value))
  return { ...answer, status: status === null ? answer.status : parseStatus(status) }
}

function parseStatus(text: string): number {
  const status = Number(text)
  if (!/^\d{3}$/.test(text) || status < 200 || status > 599) throw badResponseStatus()
  return status
}

function parseHeaders(text: string): [name: string, value: string][] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw badResponseHeaders()
  }
  if (!Array.isArray(list)) throw badResponseHeaders()
  return list.map((entry: unknown) => {
    const pairs = typeof entry === 'object' && entry !== null ? Object.entries(entry) : []
    const [name, value] = pairs[0] ?? []
    if (pairs.length !== 1 || typeof value !== 'string' || !/^[\w!#$%&'*+.^`|~-]+$/.test(name!)) {
      throw badResponseHeaders()
    }
    return [name!, value]
  })
}

/** A text as a header carries it: its UTF-8 bytes one character each, and no line breaks. */
export const headerText = (text: string) =>
  Buffer.from(text.replace(/[\r\n\0]+/g, ' '), 'utf8').toString('latin1')

/** A header's value as it was meant, when its bytes are UTF-8. */
export const fromHeaderText = (value: string) => Buffer.from(value, 'latin1').toString('utf8')
