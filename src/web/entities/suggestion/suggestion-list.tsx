import Clock from 'lucide-react/icons/clock'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Suggestion, suggestionKey } from './suggestions.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionListProps {
  id: string
  words: string
  /** Floats below its field, or stands where it is. */
  look?: keyof typeof LOOKS
  /** The key of the one that the arrows have reached. */
  activeKey: string | undefined
  /** Passes the suggestions to the field, for its arrow keys. */
  onList: (suggestions: Suggestion[]) => void
  onChoose: (suggestion: Suggestion) => void
}

const ICONS = { recent: Clock, term: Search, category: LayoutGrid, place: MapPin, item: Package, forget: X }

const LOOKS = {
  floating:
    'absolute inset-x-0 top-full z-40 mt-2 max-h-[60dvh] min-w-72 overflow-y-auto rounded-card border border-line bg-raised p-2 text-start shadow-float',
  plain: '',
}

/** What is suggested while the visitor types. */
export function SuggestionList({
  id,
  words,
  look = 'floating',
  activeKey,
  onList,
  onChoose,
}: SuggestionListProps) {
  const t = useTranslate()
  const suggestions = useSuggestions(words)
  const keys = suggestions.map(suggestionKey).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say whether the list is another one
  useEffect(() => onList(suggestions), [keys])
  if (suggestions.length === 0) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('shell.suggest.list')}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      className={LOOKS[look]}
    >
      {suggestions.map((suggestion, index) => {
        const key = suggestionKey(suggestion)
        const Icon = ICONS[suggestion.kind]
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as a combobox has it
          <div
            key={key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === activeKey}
            onClick={() => onChoose(suggestion)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken',
              key === activeKey && 'bg-sunken',
            )}
          >
            <Icon aria-hidden size={18} className="shrink-0 text-ink-faint" />
            <span className="min-w-0 grow truncate">
              {suggestion.kind === 'forget' ? t('shell.suggest.forget') : suggestion.label}
            </span>
            {suggestion.kind !== 'forget' && (
              <span className="shrink-0 text-sm text-ink-soft">
                {suggestion.kind === 'item' ? suggestion.detail : t(`shell.suggest.${suggestion.kind}`)}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
