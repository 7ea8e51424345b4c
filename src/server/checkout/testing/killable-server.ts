import { createAdaptorServer } from '@hono/node-server'
import type pg from 'pg'
import { HOUSEKEEPING, startJobs } from '#backend/jobs/jobs.ts'
import { createApp } from '#server/app.ts'
import { jobsOf, runTask } from '#server/areas.ts'
import { readConfig } from '#server/config.ts'
import { openDeps } from '#server/start.ts'

// The real server in a process of its own, which dies without warning after so many commits that changed something.
// Its parent says after how many, or asks how many there were.

export type Order = { dieAfter: number } | 'count' | 'start jobs'

let commits = 0
let dieAfter = Number.POSITIVE_INFINITY

const deps = await openDeps(readConfig())
deps.db.pool.on('acquire', watch)
const app = createApp(deps)
const server = createAdaptorServer({ fetch: app.fetch })
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))

process.on('message', (order: Order) => {
  if (order === 'count') process.send?.({ commits })
  else if (order === 'start jobs') {
    startJobs(deps, async (request) => app.fetch(request), [...HOUSEKEEPING, ...jobsOf(deps)])
    void deps.tasks.start((name, data) => runTask(deps, name, data))
  } else {
    commits = 0
    dieAfter = order.dieAfter
    process.send?.({ commits })
  }
})

const watched = new WeakSet<pg.PoolClient>()

function watch(client: pg.PoolClient): void {
  if (watched.has(client)) return
  watched.add(client)
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
  let isOpen = false
  let hasChanged = false
  client.query = ((...args: unknown[]) => {
    const [first] = args
    const text = (typeof first === 'string' ? first : (first as { text: string }).text).trim()
    if (/^begin|^start transaction/i.test(text)) [isOpen, hasChanged] = [true, false]
    if (/\b(insert|update|delete|hold_lines|release_holds|book_calendar)\b/i.test(text)) hasChanged = true
    if (/^rollback$/i.test(text)) [isOpen, hasChanged] = [false, false]
    const isCommit = /^commit/i.test(text) || !isOpen
    const answer = query(...args)
    return isCommit && hasChanged && answer ? answer.then(done) : answer
  }) as typeof client.query

  function done<Answer>(answer: Answer): Answer {
    isOpen = hasChanged = false
    commits++
    if (commits >= dieAfter) process.kill(process.pid, 'SIGKILL')
    return answer
  }
}
