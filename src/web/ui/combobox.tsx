import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle, Field, type FieldProps } from './field.tsx'
import { keyboardHeight } from './keyboard.ts'

interface ComboboxProps<Option> extends FieldProps {
  placeholder: string
  words: string
  onWords: (words: string) => void
  options: readonly Option[]
  keyOf: (option: Option) => string
  draw: (option: Option) => ReactNode
  listLabel: string
  /** The list stands there even while it is empty, as in a popover of its own. */
  stands?: boolean
  onChoose: (option: Option) => void
  /** Enter, with nothing typed. */
  onNothing?: () => void
  autoFocus?: boolean | undefined
  /** Between the field and its list. */
  children?: ReactNode
}

/** Words that narrow down a list: the arrows walk through it, Enter takes the active option or else the first one. */
export function Combobox<Option>({
  placeholder,
  words,
  onWords,
  options,
  keyOf,
  draw,
  listLabel,
  stands = false,
  onChoose,
  onNothing,
  autoFocus,
  children,
  ...frame
}: ComboboxProps<Option>) {
  const listId = useId()
  // By its key, not its place: the list may change between the arrow and the Enter.
  const [activeKey, setActiveKey] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const hasOptions = options.length > 0
  useEffect(() => {
    if (hasOptions && keyboardHeight() > 0) field.current?.scrollIntoView({ block: 'start' })
  }, [hasOptions])
  const active = options.findIndex((option) => keyOf(option) === activeKey)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && options.length > 0) {
      event.preventDefault()
      const next = active < 0 && step < 0 ? -1 : active + step
      setActiveKey(keyOf(options.at(next % options.length)!))
    } else if (event.key === 'Enter') {
      // Not the form's: it would go on without an answer.
      event.preventDefault()
      const chosen = options[Math.max(active, 0)]
      if (words.trim() === '') onNothing?.()
      else if (chosen) onChoose(chosen)
    }
  }

  return (
    <>
      <Field {...frame}>
        {(attributes) => (
          <input
            {...attributes}
            ref={field}
            role="combobox"
            aria-expanded={stands || options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: it stands in a popover that was opened to fill it in
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            placeholder={placeholder}
            value={words}
            onChange={(event) => {
              onWords(event.target.value)
              setActiveKey(undefined)
            }}
            onKeyDown={onKeyDown}
            className={controlStyle}
          />
        )}
      </Field>
      {children}
      <div
        id={listId}
        role="listbox"
        aria-label={listLabel}
        className="relative mt-1 max-h-72 overflow-y-auto"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as a combobox has it
          <div
            key={keyOf(option)}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onChoose(option)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunken',
              index === active && 'bg-sunken',
            )}
          >
            {draw(option)}
          </div>
        ))}
      </div>
    </>
  )
}
