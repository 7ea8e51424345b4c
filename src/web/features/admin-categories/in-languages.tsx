import { CATEGORY_LIMITS, type CategoryLanguage } from '#domain/category/category.ts'
import { terms } from '#domain/settings/terms.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface InLanguagesProps {
  label: (language: string) => string
  names: Record<CategoryLanguage, string>
  isTried: boolean
  onChange: (names: Record<CategoryLanguage, string>) => void
}

/** A name in each of the site's languages. */
export function InLanguages({ label, names, isTried, onChange }: InLanguagesProps) {
  const t = useTranslate()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {terms.languages.map((language) => (
        <TextField
          key={language}
          label={label(LANGUAGE_NAMES[language])}
          lang={language}
          maxLength={CATEGORY_LIMITS.name}
          autoComplete="off"
          value={names[language]}
          onChange={(event) => onChange({ ...names, [language]: event.target.value })}
          error={isTried && names[language].trim() === '' ? t('categories.fault.name') : undefined}
        />
      ))}
    </div>
  )
}
