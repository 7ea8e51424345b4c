import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { leadToIcons, serveMarks } from './pictures/serve-marks.ts'
import { changeSetting } from './use-cases/change-setting.ts'
import { loadSettings } from './use-cases/load-settings.ts'
import { withdrawSetting } from './use-cases/withdraw-setting.ts'

/** What an admin sets while the site runs. */
export const settingsArea: Area = {
  useCases: [changeSetting, loadSettings, withdrawSetting],
  routes: [
    { path: '/brand', create: serveMarks },
    { path: '/', create: leadToIcons },
  ],
  personalData,
}
