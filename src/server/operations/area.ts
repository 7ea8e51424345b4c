import type { Area } from '#server/area.ts'
import { takeBrowserErrors } from './errors/take-browser-errors.ts'
import { serveMetrics } from './serve-metrics.ts'
import { sendAlerts } from './tasks/send-alerts.ts'
import { takeBackup } from './tasks/take-backup.ts'
import { loadHealth } from './use-cases/load-health.ts'

export const operationsArea: Area = {
  useCases: [loadHealth],
  jobs: [sendAlerts, takeBackup],
  routes: [
    { path: '/metrics', create: serveMetrics },
    { path: '/error-reports', create: takeBrowserErrors },
  ],
}
