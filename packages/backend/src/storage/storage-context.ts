import type { Context, MiddlewareHandler } from 'hono'
import type { Caller } from '#backend/db/caller.ts'

export interface StorageEnv {
  Variables: {
    /** Absent on routes that do not identify the caller. */
    caller: Caller
    /** Whether a token or API key that we accept came with the request. */
    identified: boolean
  }
}

export type StorageContext = Context<StorageEnv>
export type StorageMiddleware = MiddlewareHandler<StorageEnv>
