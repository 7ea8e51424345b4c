import { readAuthSettings } from '#backend/auth/settings.ts'
import { readRestSettings } from '#backend/rest/settings.ts'
import { collectFaults } from '#backend/start/start-error.ts'
import { type Config, readConfig } from './config.ts'
import { readMailSettings } from './mail/open-mailer.ts'

/**
 * Reads the settings of the site and has those of each protocol looked at, too, before anything is opened: refuses with
 * all faults there are.
 */
export function readAllSettings(env: NodeJS.ProcessEnv = process.env): Config {
  const [config] = collectFaults(
    () => readConfig(env),
    () => readAuthSettings({ env, mode: 'production', siteUrl: '' }),
    () => readRestSettings(env),
    () => readMailSettings(env),
  )
  return config
}
