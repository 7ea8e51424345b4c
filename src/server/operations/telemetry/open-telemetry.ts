import type { Log } from '#backend/log.ts'
import type { Config } from '#server/config.ts'
import type { Telemetry } from './telemetry.ts'
import { readTelemetrySettings } from './telemetry-settings.ts'

/** Starts telemetry where the operator named a collector; without one not even its packages are loaded. */
export async function openTelemetry(
  { env, trustProxy }: Pick<Config, 'env' | 'trustProxy'>,
  release: string,
  log: Log,
): Promise<Telemetry | undefined> {
  const settings = readTelemetrySettings(env)
  if (!settings) return
  const { startTelemetry } = await import('./start-telemetry.ts')
  return startTelemetry(settings, { release, trustProxy, log })
}
