import type { SettingName, SettingValues } from '#domain/settings/settings.ts'

export const MAX_SETTING_REASON = 500

/** The answer of `change-setting`. */
export interface ChangedSetting {
  id: number
  name: SettingName
  /** The number of this change of the setting. */
  version: number
}

/** The answer of `load-settings`. */
export interface LoadedSettings {
  defaults: SettingValues
  /** Those whose default the environment gives, each with the variable. */
  environment: Partial<Record<SettingName, string>>
}
