import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The measurements of this process, in Prometheus' text format. */
export const registry = new Registry()
collectDefaultMetrics({ register: registry })

export const requestSeconds = new Histogram({
  name: 'lendaround_request_seconds',
  help: 'How long requests took, by method, route and status.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers: [registry],
})

export const statementSeconds = new Histogram({
  name: 'lendaround_statement_seconds',
  help: 'How long statements took, with the way to the database, by what they are called and whether a replica answered.',
  labelNames: ['statement', 'database'],
  buckets: [0.001, 0.01, 0.1, 1, 10],
  registers: [registry],
})

export const workSeconds = new Histogram({
  name: 'lendaround_work_seconds',
  help: 'How long jobs and tasks took, by kind, name and whether they failed.',
  labelNames: ['kind', 'name', 'failed'],
  buckets: [0.02, 0.5, 10, 60],
  registers: [registry],
})

export const sockets = new Gauge({
  name: 'lendaround_sockets',
  help: "Browsers' open sockets to this process, over which they hear what changes.",
  registers: [registry],
})

let renderThreads = () => 0
/** Says how the threads that render pages are counted. */
export function countRenderThreads(count: () => number): void {
  renderThreads = count
}

new Gauge({
  name: 'lendaround_render_threads',
  help: 'Threads of this process that render pages.',
  registers: [registry],
  collect() {
    this.set(renderThreads())
  },
})

export const pagesToRender = new Gauge({
  name: 'lendaround_pages',
  help: 'Pages that are being rendered, and those that wait for it.',
  labelNames: ['state'],
  registers: [registry],
})

export const poolConnections = new Gauge({
  name: 'lendaround_pool_connections',
  help: "This process' connections to the database: all, idle ones, and callers that wait for one.",
  labelNames: ['state'],
  registers: [registry],
})

export const replicas = new Gauge({
  name: 'lendaround_replicas',
  help: 'Read replicas: those that visitors read from, and those that are left out.',
  labelNames: ['state'],
  registers: [registry],
})

export const waitingWork = new Gauge({
  name: 'lendaround_waiting',
  help: 'Work that is due, by kind: tasks, mails.',
  labelNames: ['kind'],
  registers: [registry],
})

export const oldestWorkSeconds = new Gauge({
  name: 'lendaround_oldest_waiting_seconds',
  help: 'For how long the oldest of it has been due.',
  labelNames: ['kind'],
  registers: [registry],
})

export const givenUp = new Gauge({
  name: 'lendaround_given_up',
  help: 'What was tried for the last time and failed, by kind: tasks, mails.',
  labelNames: ['kind'],
  registers: [registry],
})

export const payments = new Gauge({
  name: 'lendaround_payments',
  help: 'Payments of the last 24 hours by state.',
  labelNames: ['state'],
  registers: [registry],
})

export const discrepancies = new Gauge({
  name: 'lendaround_discrepancies',
  help: 'Differences between provider and ledger that a person has to look at.',
  labelNames: ['kind'],
  registers: [registry],
})

export const holds = new Gauge({
  name: 'lendaround_holds',
  help: 'Holds that are running.',
  registers: [registry],
})

export const itemsToIndex = new Gauge({
  name: 'lendaround_items_to_index',
  help: 'Items that are yet to be indexed for the words that the search knows by now.',
  registers: [registry],
})

export const ledgerCents = new Gauge({
  name: 'lendaround_ledger_cents',
  help: 'Balance of each kind of ledger account over all people, in cents. All of them add up to zero.',
  labelNames: ['account'],
  registers: [registry],
})

export const diskBytes = new Gauge({
  name: 'lendaround_disk_bytes',
  help: 'The disk with DATA_DIR: all of it, and what is free.',
  labelNames: ['state'],
  registers: [registry],
})

export const certificateEnds = new Gauge({
  name: 'lendaround_certificate_ends_timestamp_seconds',
  help: "When the certificate ends that SITE_URL's server shows.",
  // Without a label it would be 0 until it is known.
  labelNames: ['site'],
  registers: [registry],
})
