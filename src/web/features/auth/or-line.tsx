import { useTranslate } from '../../i18n/translation.tsx'

/** A line with the word "or" between two ways in. */
export function OrLine() {
  const t = useTranslate()
  return (
    <p className="my-3 flex items-center gap-3 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
      {t('auth.login.or')}
    </p>
  )
}
