import { expect, it } from 'vitest'
import { settingsPage, withSettings } from './write-settings.ts'

it('docs/operating.md lists the settings that there are (node scripts/write-settings.ts)', () => {
  expect(settingsPage()).toBe(withSettings(settingsPage()))
})
