import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { visibleText } from '#domain/search/visible-text.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

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
export function SearchField({ words, placeholder, label, className, wrap, ...given }: SearchFieldProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** The id of the suggestion that the arrows have reached, empty where it is none; undefined without a list. */
  const [active, setActive] = useState<string>()
  const close = () => setOpen(false)
  const onWords = (typed: string) => given.onWords(visibleText(typed))

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
      aria-expanded={active !== undefined}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={active || undefined}
      placeholder={placeholder}
      value={words}
      onChange={(event) => {
        onWords(event.target.value)
        setOpen(true)
      }}
      onClick={() => setOpen(true)}
      // The screen of suggestions has a field of its own.
      onBlur={({ relatedTarget }) => relatedTarget?.closest('dialog') || close()}
      // The other keys are those of the list.
      onKeyDown={({ key }) => {
        if (key === 'ArrowDown') setOpen(true)
        if (key === 'Enter') close()
      }}
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
            onActive={setActive}
            onSubmit={submit}
            onClose={close}
            {...{ input, words, onWords, placeholder }}
          />
        </Suspense>
      )}
    </>
  )
}
