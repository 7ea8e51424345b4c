import type { Caller } from '#backend/db/caller.ts'
import type { Database } from '#backend/db/database.ts'
import type { Hooks } from '#backend/hooks.ts'
import type { SessionGuard } from '#backend/http/session-guard.ts'
import type { Catalogue, Name } from '../catalogue/catalogue.ts'
import type { QueryString } from '../parse/ast.ts'
import type { Acceptable } from '../request/media-types.ts'
import type { Preferences } from '../request/preferences.ts'
import type { RequestCounter } from '../request-counter.ts'
import type { RequestLimits, RestSettings } from '../settings.ts'

/** One request, read as far as it can be without the catalogue, and the means to answer it. */
export interface Context {
  db: Database
  sessionGuard: SessionGuard
  hooks: Hooks
  settings: RestSettings
  counter: RequestCounter
  /** The limits of this caller's requests. */
  limits: RequestLimits
  mayUseRegex: boolean
  /** Time limit of a statement in milliseconds; undefined for the server itself. */
  timeoutMs: number | undefined
  catalogue: Catalogue
  caller: Caller
  /** The address that the request comes from; undefined inside the process. */
  sender: string | undefined
  /** The site's own, never one that a request names. */
  siteUrl: string
  method: string
  path: string
  headers: Headers
  /** The relation or function that the path names. */
  target: Name
  rawQuery: string
  query: QueryString
  preferences: Preferences
  accept: Acceptable
  contentType: string
  body: string | Buffer
  /** Whether the answer names the schema. */
  announceSchema: boolean
}
