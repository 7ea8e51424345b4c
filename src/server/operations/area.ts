import type { Area } from '#server/area.ts'
import { serveMetrics } from './serve-metrics.ts'
import { sendAlerts } from './tasks/send-alerts.ts'

export const operationsArea: Area = {
  jobs: [sendAlerts],
  routes: [{ path: '/metrics', create: serveMetrics }],
}
