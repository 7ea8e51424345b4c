import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { changeSetting } from './use-cases/change-setting.ts'
import { loadSettings } from './use-cases/load-settings.ts'
import { withdrawSetting } from './use-cases/withdraw-setting.ts'

/** What an admin sets while the site runs. */
export const settingsArea: Area = {
  useCases: [changeSetting, loadSettings, withdrawSetting],
  personalData,
}
