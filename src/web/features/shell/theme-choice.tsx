import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import type { Theme } from '../../lib/preferences.ts'
import { rememberTheme } from '../../lib/remember.ts'
import { useRootData } from '../../lib/root-data.ts'

const THEMES = [
  { theme: 'light', Icon: Sun, label: 'shell.theme.light' },
  { theme: 'dark', Icon: Moon, label: 'shell.theme.dark' },
  { theme: 'system', Icon: Monitor, label: 'shell.theme.system' },
] as const

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const t = useTranslate()
  const [chosen, setChosen] = useState(useRootData().theme)
  const choose = (theme: Theme) => {
    setChosen(theme)
    rememberTheme(theme)
  }
  return (
    <fieldset className="flex rounded-pill border border-line bg-raised p-1">
      <legend className="sr-only">{t('shell.theme.label')}</legend>
      {THEMES.map(({ theme, Icon, label }) => (
        <label
          key={theme}
          title={t(label)}
          className="grid size-9 pointer-coarse:size-11 cursor-pointer place-items-center rounded-pill text-ink-soft has-checked:bg-accent-tint has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="theme"
            className="fills-label"
            checked={chosen === theme}
            onChange={() => choose(theme)}
          />
          <Icon aria-hidden size={18} />
          <span className="sr-only">{t(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
