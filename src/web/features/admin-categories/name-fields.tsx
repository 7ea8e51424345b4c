import { useState } from 'react'
import { CATEGORY_LIMITS, type CategoryLanguage, readSynonyms } from '#domain/category/category.ts'
import { terms } from '#domain/settings/terms.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { unnamedLanguages } from './category-draft.ts'
import type { CategoryDraft } from './use-office-categories.ts'

interface NameFieldsProps {
  draft: CategoryDraft
  change: (news: Partial<CategoryDraft>) => void
  isTried: boolean
}

/** Name and synonyms in each of the site's languages. */
export function NameFields({ draft, change, isTried }: NameFieldsProps) {
  const t = useTranslate()
  const missing = isTried ? unnamedLanguages(draft) : []
  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('categories.names-hint')}</p>
      {terms.languages.map((language) => (
        <div key={language} className="grid items-start gap-3 sm:grid-cols-2">
          <TextField
            label={t('categories.name', { language: LANGUAGE_NAMES[language] })}
            lang={language}
            maxLength={CATEGORY_LIMITS.name}
            autoComplete="off"
            value={draft.names[language]}
            onChange={(event) => change({ names: { ...draft.names, [language]: event.target.value } })}
            error={missing.includes(language) ? t('categories.fault.name') : undefined}
          />
          <SynonymField
            language={language}
            words={draft.synonyms[language]}
            onChange={(words) => change({ synonyms: { ...draft.synonyms, [language]: words } })}
          />
        </div>
      ))}
    </div>
  )
}

interface SynonymFieldProps {
  language: CategoryLanguage
  words: string[]
  onChange: (words: string[]) => void
}

/** Words between commas; what was typed stays as it is. */
function SynonymField({ language, words, onChange }: SynonymFieldProps) {
  const t = useTranslate()
  const [text, setText] = useState(() => words.join(', '))
  return (
    <TextField
      label={t('categories.synonyms', { language: LANGUAGE_NAMES[language] })}
      lang={language}
      optional
      maxLength={600}
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setText(event.target.value)
        onChange(readSynonyms(event.target.value))
      }}
    />
  )
}
