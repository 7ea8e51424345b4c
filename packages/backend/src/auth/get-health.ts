import type { Context } from 'hono'
import type { AuthDeps } from './deps.ts'

/** GET /health. */
export const getHealth =
  ({ settings }: AuthDeps) =>
  (c: Context) =>
    c.json({
      version: 'v2.196.0',
      name: 'GoTrue',
      description: `The auth service of ${settings.siteName}, speaking the GoTrue protocol`,
    })
