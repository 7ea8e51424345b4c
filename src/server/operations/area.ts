import type { Area } from '#server/area.ts'
import { serveMetrics } from './serve-metrics.ts'

export const operationsArea: Area = {
  routes: [{ path: '/metrics', create: serveMetrics }],
}
