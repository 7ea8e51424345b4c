import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.ts'
import { clearRecentSearches } from './recent-searches.ts'
import type { Suggestion } from './suggestions.ts'
import { useSuggestionKeys } from './use-suggestion-keys.ts'

const Suggestions = lazyPart(() => import('./open-suggestions.tsx'))

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
 * else searches for the text, Escape closes them. On a phone they fill the screen. Stands in a form that is positioned.
 */
export function SearchField({ words, onWords, placeholder, label, className, wrap }: SearchFieldProps) {
  const navigate = useNavigate()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [suggestions, setSuggestions] = useState<Suggestion[]>([])
  const isShown = isOpen && suggestions.length > 0
  const keys = useSuggestionKeys({
    suggestions,
    isShown,
    onOpen: () => setOpen(true),
    onClose: close,
    onChoose: choose,
  })

  function close() {
    setOpen(false)
    keys.forgetActive()
  }

  function choose(suggestion: Suggestion) {
    close()
    if (suggestion.kind === 'forget') return clearRecentSearches()
    if ('path' in suggestion) return void navigate(suggestion.path)
    submit(suggestion.label)
  }

  function submit(text: string) {
    onWords(text)
    // The form is sent with what stands in the field, which React writes a moment later.
    if (input.current) input.current.value = text
    input.current?.form?.requestSubmit()
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
      aria-activedescendant={isShown && keys.active >= 0 ? `${listId}-${keys.active}` : undefined}
      placeholder={placeholder}
      value={words}
      onChange={(event) => {
        onWords(event.target.value)
        keys.forgetActive()
        setOpen(true)
      }}
      onClick={() => setOpen(true)}
      // The screen of suggestions has a field of its own.
      onBlur={({ relatedTarget }) => relatedTarget?.closest('dialog') || close()}
      onKeyDown={keys.onKeyDown}
      className={className}
    />
  )
  return (
    <>
      {wrap ? wrap(field) : field}
      {isOpen && (
        <Suspense>
          <Suggestions
            id={listId}
            words={words}
            activeKey={keys.activeKey}
            onList={setSuggestions}
            onChoose={choose}
            onWords={onWords}
            onSubmit={submit}
            onClose={close}
            {...{ placeholder }}
          />
        </Suspense>
      )}
    </>
  )
}
