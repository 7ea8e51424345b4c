import { useTranslate } from '../../i18n/translation.tsx'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <a
      href="#main"
      className="fixed start-4 top-3 z-50 me-4 -translate-y-24 rounded-pill bg-accent px-5 py-3 font-semibold text-on-accent focus-visible:translate-y-0"
    >
      {t('shell.skip')}
    </a>
  )
}
