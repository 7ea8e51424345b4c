import { parentPort, workerData } from 'node:worker_threads'
import { busyPeriods } from './busy-periods.ts'

try {
  parentPort?.postMessage(busyPeriods(workerData))
} catch {
  // Whatever it is, it is no calendar that can be read.
  parentPort?.postMessage(null)
}
