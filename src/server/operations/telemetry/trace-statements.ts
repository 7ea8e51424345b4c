import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { Database } from '#backend/db/database.ts'
import { statementName } from '../statement-name.ts'
import { watchStatements } from '../watch-statements.ts'
import type { Tools } from './tools.ts'

/**
 * Makes a span of each statement that belongs to something under way, on every connection: with its name, without its
 * text and values. What nobody waits for, such as the queue's polling, has none.
 */
export function traceStatements(db: Database, { tracer, underWay }: Tools): void {
  watchStatements(db, () => (config) => {
    const { context } = underWay
    if (!context) return
    const name = statementName(config)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': name }
    const span = tracer.startSpan(`db ${name}`, { kind: SpanKind.CLIENT, attributes }, context)
    return (error) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR })
      // A state of SQL is five letters; its message quotes rows.
      const { code } = (error ?? {}) as { code?: unknown }
      if (code) span.setAttribute('db.response.status_code', String(code))
      span.end()
    }
  })
}
