import Clock from 'lucide-react/icons/clock'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapPin from 'lucide-react/icons/map-pin'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type Suggestion, suggestionKey } from './suggestions.ts'
import { useSuggestionKeys } from './use-suggestion-keys.ts'
import { useSuggestions } from './use-suggestions.ts'

export interface SuggestionListProps {
  id: string
  /** The field, whose keys walk through the list. */
  input: RefObject<HTMLInputElement | null>
  words: string
  /** Floats below its field, or stands where it is. */
  look: keyof typeof LOOKS
  /** Passes the id of the active one to the field, empty where it is none; undefined without suggestions. */
  onActive: (id: string | undefined) => void
  onChoose: (suggestion: Suggestion) => void
  onClose?: () => void
}

const ICONS = { recent: Clock, term: Search, category: LayoutGrid, place: MapPin, item: Package, forget: X }

const LOOKS = {
  floating:
    'absolute inset-x-0 top-full z-40 mt-2 max-h-[60dvh] min-w-72 overflow-y-auto rounded-card border border-line bg-raised p-2 text-start shadow-float',
  plain: '',
}

/** What is suggested while the visitor types. */
export function SuggestionList({ id, input, words, look, onActive, onChoose, onClose }: SuggestionListProps) {
  const t = useTranslate()
  const suggestions = useSuggestions(words)
  const activeKey = useSuggestionKeys({ input, words, suggestions, onChoose, onClose })
  const active = suggestions.findIndex((suggestion) => suggestionKey(suggestion) === activeKey)
  const activeId = suggestions.length === 0 ? undefined : active < 0 ? '' : `${id}-${active}`
  useEffect(() => {
    onActive(activeId)
    return () => onActive(undefined)
  }, [activeId, onActive])
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
