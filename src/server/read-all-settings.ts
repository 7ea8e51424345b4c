import { collectFaults, StartError } from '#backend/start/start-error.ts'
import { type Config, readConfig } from './config.ts'
import { readMailSettings } from './mail/open-mailer.ts'
import { readTranslationSettings } from './messaging/translation-settings.ts'
import { modeOf } from './mode.ts'
import { readAlertSettings } from './operations/alerts/alert-settings.ts'
import { readBackupSettings } from './operations/backups/backup-settings.ts'
import { readErrorSettings } from './operations/errors/error-settings.ts'
import { readTelemetrySettings } from './operations/telemetry/telemetry-settings.ts'
import { readPaymentSettings } from './providers/payment-settings.ts'
import { LEGAL_SETTINGS } from './refuse-unnamed-operator.ts'

/**
 * Reads the settings of the site and has those of the mails, the alerts, the telemetry, the translation, the backups and the payments looked at, too, before anything is opened: refuses with
 * all faults there are.
 */
export function readAllSettings(env: NodeJS.ProcessEnv = process.env): Config {
  try {
    const [config] = collectFaults(
      () => readConfig(env),
      () => readMailSettings(env),
      () => readAlertSettings(env),
      () => readErrorSettings(env),
      () => readTelemetrySettings(env),
      () => readBackupSettings(env),
      () => readTranslationSettings(env),
      () => readPaymentSettings(env, modeOf(env)),
    )
    return config
  } catch (error) {
    const unnamed = error instanceof StartError && legalSettingsMissing(env)
    throw unnamed ? new StartError(...error.faults, unnamed) : error
  }
}

/** What the database may still tell (`refuseUnnamedOperator`), said with the other faults of a first start. */
function legalSettingsMissing(env: NodeJS.ProcessEnv): string | undefined {
  const missing = Object.values(LEGAL_SETTINGS).flatMap(([name]) => (env[name] ? [] : [name]))
  if (modeOf(env) !== 'production' || missing.length === 0) return
  return `Unless the settings of the site name the operator, production needs as well: ${missing.join(', ')}.`
}
