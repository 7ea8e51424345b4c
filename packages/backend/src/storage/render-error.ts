import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isUnavailable, RETRY_AFTER_SECONDS } from '#backend/db/unavailable.ts'
import type { Log } from '#backend/log.ts'
import { refuse, StorageError } from './storage-error.ts'

/** Turns whatever was thrown into the protocol's error body; an unexpected error is logged and gives nothing away. */
export function renderError(error: unknown, c: Context, log: Log): Response {
  const refusal = reportedRefusal(error, c, log)
  return c.json(refusal.toJSON(), refusal.httpStatus, headersOf(refusal))
}

/** As `renderError` for resumable uploads, whose clients go by the HTTP status. */
export function renderResumableError(error: unknown, c: Context, log: Log): Response {
  const refusal = reportedRefusal(error, c, log)
  const status = refusal.statusCode as ContentfulStatusCode
  return c.json(refusal.toJSON(), status, headersOf(refusal))
}

function headersOf({ statusCode }: StorageError): Record<string, string> {
  return {
    'cache-control': 'no-store',
    ...(statusCode === 503 && { 'retry-after': String(RETRY_AFTER_SECONDS) }),
  }
}

function reportedRefusal(error: unknown, c: Context, log: Log): StorageError {
  const refusal = refusalOf(error)
  // A server without room is its operator's business as much as one that fails.
  if (refusal.statusCode === 500 || refusal.statusCode === 507) {
    log.error({ err: error, path: c.req.path }, 'storage failed')
  }
  return refusal
}

/** A full disk or a used up quota of this process's user, and PostgreSQL's word for either. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100'])

function refusalOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string }
  if (NO_ROOM.has(code ?? '')) return refuse.insufficientStorage()
  if (isUnavailable(error)) return refuse.unavailable()
  if (code === '42501') return refuse.accessDenied(message?.replace(/( policy).* for table .*$/, '$1'))
  if (code === '23505') return constraint?.startsWith('buckets') ? refuse.bucketExists() : refuse.keyExists()
  if (code === '23503') return refuse.noSuchBucket()
  if (code === '22021') return refuse.invalidRequest('Names must not contain null characters')
  if (code === '57014') return refuse.databaseTimeout()
  return refuse.internal()
}
