import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.ts'
import { clearRecentSearches } from './recent-searches.ts'
import { type Suggestion, suggestionKey } from './suggestions.ts'

const SuggestionList = lazyPart(async () => ({
  default: (await import('./suggestion-list.tsx')).SuggestionList,
}))

interface SearchFieldProps {
  words: string
  onWords: (words: string) => void
  placeholder: string
  /** The accessible name, where no visible label surrounds the field. */
  label?: string
  className: string
  /** Wraps the field but not its list, for example into a label. */
  wrap?: (field: ReactNode) => ReactNode
}

/**
 * The field of a search form, with suggestions under it: the arrows walk through them, Enter takes the active one or
 * else searches for the text, Escape closes them. Stands in a form that is positioned.
 */
export function SearchField({ words, onWords, placeholder, label, className, wrap }: SearchFieldProps) {
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const [activeKey, setActiveKey] = useState<string>()
  const active = suggestions.findIndex((suggestion) => suggestionKey(suggestion) === activeKey)
  const isShown = isOpen && suggestions.length > 0

  function close() {
    setOpen(false)
    setActiveKey(undefined)
  }

  function choose(suggestion: Suggestion) {
    close()
    if (suggestion.kind === 'forget') return clearRecentSearches()
    if ('path' in suggestion) return void navigate(suggestion.path)
    onWords(suggestion.label)
    // The form is sent with what stands in the field, which React writes a moment later.
    if (input.current) input.current.value = suggestion.label
    input.current?.form?.requestSubmit()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setOpen(true)
      if (suggestions.length === 0) return
      const next = active < 0 && step < 0 ? -1 : active + step
      setActiveKey(suggestionKey(suggestions.at(next % suggestions.length)!))
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      const chosen = isShown && suggestions[active]
      if (chosen) {
        event.preventDefault()
        choose(chosen)
      } else close()
    }
  }

  const field = (
    <input
      ref={input}
      name="q"
      role="combobox"
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      aria-label={label}
      aria-expanded={isShown}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
      placeholder={placeholder}
      value={words}
      onChange={(event) => {
        onWords(event.target.value)
        setActiveKey(undefined)
        setOpen(true)
      }}
      onClick={() => setOpen(true)}
      onBlur={close}
      onKeyDown={onKeyDown}
      className={className}
    />
  )
  return (
    <>
      {wrap ? wrap(field) : field}
      {isOpen && (
        <Suspense>
          <SuggestionList
            id={listId}
            words={words}
            activeKey={activeKey}
            onList={setSuggestions}
            onChoose={choose}
          />
        </Suspense>
      )}
    </>
  )
}
