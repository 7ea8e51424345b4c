import { useTranslate } from '../../i18n/translation.tsx'
import { useTestMode } from '../../lib/test-mode.ts'
import { Switch } from '../../ui/switch.tsx'

/** Turns `testMode` on and off in this browser; hidden where the operator does not allow it. */
export function TestModeSwitch() {
  const t = useTranslate()
  const { allowed, testMode, setTestMode } = useTestMode()
  if (!allowed) return null
  return (
    <Switch
      label={t('shell.test-mode')}
      hint={t('shell.test-mode-hint')}
      checked={testMode}
      onChange={(event) => setTestMode(event.target.checked)}
    />
  )
}
