import { randomUUID } from 'node:crypto'
import { DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Log } from '#backend/log.ts'
import { exportGauges } from './export-gauges.ts'
import { observeWork } from './observe-work.ts'
import type { Telemetry } from './telemetry.ts'
import type { TelemetrySettings } from './telemetry-settings.ts'
import { traceRequests } from './trace-requests.ts'
import { traceStatements } from './trace-statements.ts'
import { UnderWay } from './under-way.ts'

const NAME = 'lendaround'
/** A process that ends waits no longer for a collector that does not answer. */
const TIMEOUT_MS = 3_000
const COMPLAINTS_EVERY_MS = 60_000

interface Process {
  release: string
  /** Whether a trace may have begun elsewhere: a stranger must not decide what is kept. */
  trustProxy: boolean
  log: Pick<Log, 'warn'>
}

/** Starts OpenTelemetry's SDK. Nothing of it is global but what it complains about; a collector that is away costs nothing but its data. */
export function startTelemetry(
  { endpoint, headers, serviceName, share, everyMs }: TelemetrySettings,
  { release, trustProxy, log }: Process,
): Telemetry {
  const complain = complainTo(log)
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.version': release,
    'service.instance.id': randomUUID(),
  })
  const exporterTo = (path: string) => ({ url: `${endpoint}${path}`, headers, timeoutMillis: TIMEOUT_MS })
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(exporterTo('/v1/traces')),
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  })
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(exporterTo('/v1/metrics')),
        exportIntervalMillis: everyMs,
        exportTimeoutMillis: Math.min(TIMEOUT_MS, everyMs),
      }),
    ],
  })
  const underWay = new UnderWay()
  const tools = { tracer: traces.getTracer(NAME, release), meter: metrics.getMeter(NAME, release), underWay }
  let closing: Promise<void> | undefined
  return {
    observeRequests: traceRequests(tools, trustProxy),
    observeWork: observeWork(tools),
    watch({ db, config }) {
      traceStatements(db, tools)
      exportGauges({ db, config, log }, tools.meter)
    },
    close() {
      closing ??= Promise.allSettled([traces.shutdown(), metrics.shutdown()]).then((ends) => {
        if (ends.some(({ status }) => status === 'rejected')) complain()
      })
      return closing
    },
  }
}

/** The SDK tells of each report that failed; the log hears of it once a minute. */
function complainTo(log: Pick<Log, 'warn'>): () => void {
  let quietUntil = 0
  const error = () => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + COMPLAINTS_EVERY_MS
    log.warn('traces and measurements could not be sent to the collector')
  }
  const ignore = () => {}
  diag.setLogger(
    { error, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  return error
}
