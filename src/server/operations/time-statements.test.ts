import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '#backend/log.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import { statementSeconds, workSeconds } from './metrics-registry.ts'
import { timeStatements } from './time-statements.ts'
import { timeWork } from './time-work.ts'

const lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
let db: Awaited<ReturnType<typeof createTestDatabase>>
const timed = timeWork((_kind, _name, work) => work())

beforeAll(async () => {
  db = await createTestDatabase({ reused: false })
  timeStatements(db, 100, log)
})
afterAll(() => db.close())

const countOf = async (statement: string) => {
  const { values } = await statementSeconds.get()
  return values.find(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.statement === statement,
  )
}

it('counts each statement, whether it succeeds or fails, by a name without its text', async () => {
  await db.pool.query({ name: 'count-anna', text: 'select $1::text', values: ['anna'] })
  const client = await db.pool.connect()
  await expect(client.query({ name: 'count-anna', text: "select 'x'::int" })).rejects.toThrow()
  client.release()
  expect(await countOf('count-anna')).toMatchObject({ value: 2, labels: { database: 'primary' } })
})

it('logs a slow one with what sent it, and neither its text nor its values', async () => {
  await timed('job', 'sweep-things', () => db.pool.query('select pg_sleep(0.15), $1::text', ['anna']))
  await timed('job', 'sweep-things', () => db.pool.query('select $1::text', ['anna']))
  expect(lines).toMatchObject([
    { msg: 'slow statement', statement: 'select', database: 'primary', job: 'sweep-things' },
  ])
  expect(JSON.stringify(lines)).not.toMatch(/anna|pg_sleep/)
})

it('counts jobs and tasks, failed ones apart', async () => {
  workSeconds.reset()
  await timed('task', 'send-thing', async () => {})
  await expect(timed('task', 'send-thing', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const { values } = await workSeconds.get()
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'))
  expect(counts.map(({ labels: { kind, name, failed }, value }) => [kind, name, failed, value])).toEqual([
    ['task', 'send-thing', 'false', 1],
    ['task', 'send-thing', 'true', 1],
  ])
})
