import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Log } from '#backend/log.ts'
import { refuse, StorageError } from './storage-error.ts'

/** Turns whatever was thrown into the protocol's error body; what nobody foresaw is logged and says nothing. */
export function renderError(error: unknown, c: Context, log: Log): Response {
  const refusal = reportedRefusal(error, c, log)
  return c.json(refusal.toJSON(), refusal.httpStatus, { 'cache-control': 'no-store' })
}

/** As `renderError` for resumable uploads, whose clients go by the HTTP status. */
export function renderResumableError(error: unknown, c: Context, log: Log): Response {
  const refusal = reportedRefusal(error, c, log)
  const status = refusal.statusCode as ContentfulStatusCode
  return c.json(refusal.toJSON(), status, { 'cache-control': 'no-store' })
}

function reportedRefusal(error: unknown, c: Context, log: Log): StorageError {
  const refusal = refusalOf(error)
  if (refusal.statusCode === 500) log.error({ err: error, path: c.req.path }, 'storage failed')
  return refusal
}

function refusalOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const { code, message, constraint } = error as { code?: string; message?: string; constraint?: string }
  if (code === '42501') return refuse.accessDenied(message?.replace(/( policy).* for table .*$/, '$1'))
  if (code === '23505') return constraint?.startsWith('buckets') ? refuse.bucketExists() : refuse.keyExists()
  if (code === '23503') return refuse.noSuchBucket()
  if (code === '22021') return refuse.invalidRequest('Names must not contain null characters')
  if (code === '57014' || message?.startsWith('timeout exceeded')) return refuse.databaseTimeout()
  return refuse.internal()
}
