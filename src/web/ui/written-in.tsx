import { useTranslate } from '../i18n/translation.tsx'

/**
 * Says in which language the words above were written, where the reader has chosen another one. The words carry the same
 * language as `lang`, from which browsers offer to translate them.
 */
export function WrittenIn({ language }: { language: string }) {
  const t = useTranslate()
  if (language === t.language) return null
  const name = new Intl.DisplayNames(t.language, { type: 'language' }).of(language) ?? language
  return (
    <p suppressHydrationWarning className="text-sm text-ink-soft">
      {t('ui.written-in', { language: name })}
    </p>
  )
}
