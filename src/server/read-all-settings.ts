import { collectFaults } from '#backend/start/start-error.ts'
import { type Config, readConfig } from './config.ts'
import { readMailSettings } from './mail/open-mailer.ts'
import { modeOf } from './mode.ts'
import { readPaymentSettings } from './payments/payment-settings.ts'

/**
 * Reads the settings of the site and has those of the mails and the payments looked at, too, before anything is opened: refuses with
 * all faults there are.
 */
export function readAllSettings(env: NodeJS.ProcessEnv = process.env): Config {
  const [config] = collectFaults(
    () => readConfig(env),
    () => readMailSettings(env),
    () => readPaymentSettings(env, modeOf(env)),
  )
  return config
}
