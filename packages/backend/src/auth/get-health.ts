import type { Context } from 'hono'

/** GET /health. */
export const getHealth = () => (c: Context) =>
  c.json({
    version: 'v2.196.0',
    name: 'GoTrue',
    description: 'The auth service of Lendaround, speaking the GoTrue protocol',
  })
