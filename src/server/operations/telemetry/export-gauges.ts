import type { Meter } from '@opentelemetry/api'
import { Gauge } from 'prom-client'
import { measureSite } from '../measure-site.ts'
import { registry } from '../metrics-registry.ts'

const OF_THE_PROCESS = ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']

/** Reports what `/metrics` shows, under the same names. */
export function exportGauges(site: Parameters<typeof measureSite>[0], meter: Meter): void {
  const gauges = registry
    .getMetricsAsArray()
    .map(({ name, help }) => ({ name, help, gauge: registry.getSingleMetric(name) }))
    .flatMap(({ name, help, gauge }) =>
      gauge instanceof Gauge && (name.startsWith('lendaround_') || OF_THE_PROCESS.includes(name))
        ? [{ gauge, instrument: meter.createObservableGauge(name, { description: help }) }]
        : [],
    )
  meter.addBatchObservableCallback(
    async (result) => {
      await measureSite(site)
      for (const { gauge, instrument } of gauges) {
        const { values } = await gauge.get()
        for (const { value, labels } of values) {
          const known = Object.entries(labels).filter(([, label]) => label !== undefined)
          result.observe(instrument, value, Object.fromEntries(known) as Record<string, string>)
        }
      }
    },
    gauges.map(({ instrument }) => instrument),
  )
}
