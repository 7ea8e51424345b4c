import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { connectPostgres } from '#backend/db/connect-postgres.ts'
import { ITEM_COLUMNS } from './item-columns.ts'

// The baseline of all measurements: the least that a server of this kind can do for one item, on the product's own HTTP
// library and pool. No caller, no row-level security, one prepared statement.
const { DATABASE_URL = '', PORT } = process.env
const db = connectPostgres(DATABASE_URL)
const select = { name: 'item', text: `select ${ITEM_COLUMNS} from public.items where id = $1` }

const app = new Hono()
app.get('/ping', (c) => c.text('pong'))
app.get('/items/:id', async (c) => {
  const { rows } = await db.pool.query({ ...select, values: [c.req.param('id')] })
  return rows[0] ? c.json(rows[0]) : c.notFound()
})

const server = serve({ fetch: app.fetch, port: Number(PORT), hostname: '127.0.0.1' })
process.on('SIGTERM', () => {
  server.close()
  void db.close().then(() => process.exit(0))
})
