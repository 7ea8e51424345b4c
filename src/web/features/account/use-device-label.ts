import { deviceName } from '../../entities/device/device-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'

/** A device in words, such as "Firefox on macOS", from what its browser says of itself. */
export function useDeviceLabel() {
  const t = useTranslate()
  return (userAgent: string | null) => {
    const { browser, system } = deviceName(userAgent)
    return t('account.sessions.device', {
      browser: browser ?? t('account.sessions.unknown-browser'),
      system: system ?? t('account.sessions.unknown-system'),
    })
  }
}
