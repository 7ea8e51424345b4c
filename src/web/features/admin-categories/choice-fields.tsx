import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { ATTRIBUTE_LIMITS } from '#domain/category/attributes.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type ChoiceDraft, newChoice } from './attribute-draft.ts'
import { InLanguages } from './in-languages.tsx'

interface ChoiceFieldsProps {
  choices: ChoiceDraft[]
  isTried: boolean
  onChange: (choices: ChoiceDraft[]) => void
}

/** What may be chosen, in its order. */
export function ChoiceFields({ choices, isTried, onChange }: ChoiceFieldsProps) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <fieldset>
      <legend className="font-semibold">{t('categories.choices')}</legend>
      <p className="text-sm text-ink-soft">{t('categories.choices-hint')}</p>
      <ul className="mt-3 grid gap-4">
        {choices.map((choice, at) => (
          <li key={choice.id} className="flex items-start gap-2 border-s-2 border-line ps-3">
            <div className="min-w-0 grow">
              <InLanguages
                label={(inLanguage) => t('categories.choice', { number: at + 1, language: inLanguage })}
                names={choice.names}
                isTried={isTried}
                onChange={(names) => onChange(choices.with(at, { ...choice, names }))}
              />
            </div>
            <IconButton
              label={t('categories.choice-remove', { name: choice.names[language] || String(at + 1) })}
              icon={<X aria-hidden size={18} />}
              disabled={choices.length === 1}
              onClick={() => onChange(choices.filter((one) => one !== choice))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        disabled={choices.length >= ATTRIBUTE_LIMITS.choices}
        onClick={() => onChange([...choices, newChoice()])}
      >
        <Plus aria-hidden size={16} />
        {t('categories.choice-add')}
      </Button>
    </fieldset>
  )
}
