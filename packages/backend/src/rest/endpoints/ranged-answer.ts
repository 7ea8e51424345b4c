import { rangeNotSatisfiable } from '../errors.ts'
import type { Answer } from '../respond/answer.ts'
import { contentRange, rangeStatus } from '../respond/content-range.ts'

/** Adds to a read which part of all rows it gives; PGRST103 when it begins beyond them. */
export function rangedAnswer(answer: Answer, from: number, rows: number, total: number | null): Answer {
  answer.headers.set('Content-Range', contentRange(from, rows, total))
  const status = rangeStatus(from, rows, total)
  if (status !== 416) return { ...answer, status }
  const refusal = rangeNotSatisfiable(`An offset of ${from} was requested, but there are only ${total} rows.`)
  answer.headers.set('Content-Type', 'application/json; charset=utf-8')
  answer.headers.set('Proxy-Status', `PostgREST; error=${refusal.code}`)
  return { ...answer, status, body: JSON.stringify(refusal.body) }
}
