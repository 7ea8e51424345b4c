import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'

/** By the names that OpenTelemetry gives them. */
const environment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^\s=,]+=[^,]*(,\s*[^\s=,]+=[^,]*)*$/)
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('lendaround'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
})

export interface TelemetrySettings {
  /** Takes spans at `/v1/traces` and measurements at `/v1/metrics`, in OTLP's JSON over HTTP. */
  endpoint: string
  /** Sent with each of them, such as a key. */
  headers: Record<string, string>
  serviceName: string
  /** Of the traces that begin here, how many are kept, from 0 to 1. */
  share: number
  /** Milliseconds between two reports of measurements. */
  everyMs: number
}

/** Reads where traces and measurements go to; nowhere without the setting. */
export function readTelemetrySettings(env: NodeJS.ProcessEnv): TelemetrySettings | undefined {
  const e = readSettings(environment, env)
  if (!e.OTEL_EXPORTER_OTLP_ENDPOINT) return
  return {
    endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: headersOf(e.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
    serviceName: e.OTEL_SERVICE_NAME,
    share: e.OTEL_TRACES_SAMPLER_ARG,
    everyMs: e.OTEL_METRIC_EXPORT_INTERVAL,
  }
}

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((entry) => {
        const at = entry.indexOf('=')
        return [entry.slice(0, at).trim(), decodeURIComponent(entry.slice(at + 1).trim())]
      }),
  )
