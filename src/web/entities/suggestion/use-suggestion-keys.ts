import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Suggestion, suggestionKey } from './suggestions.ts'

interface SuggestionKeys {
  input: RefObject<HTMLInputElement | null>
  words: string
  suggestions: Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  /** Left out where the suggestions always stand there. */
  onClose?: (() => void) | undefined
}

/**
 * The keys of a field with suggestions: the arrows walk through them, Enter takes the active one, Escape closes them.
 * Answers the key of the active one.
 */
export function useSuggestionKeys({ input, words, suggestions, onChoose, onClose }: SuggestionKeys) {
  const [reached, setReached] = useState<{ key: string; words: string }>()
  // Other words have other suggestions.
  const activeKey = reached?.words === words ? reached.key : undefined

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const active = suggestions.findIndex((suggestion) => suggestionKey(suggestion) === activeKey)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (suggestions.length === 0) return
      const next = active < 0 && step < 0 ? -1 : active + step
      setReached({ key: suggestionKey(suggestions.at(next % suggestions.length)!), words })
    } else if (event.key === 'Escape' && onClose && suggestions.length > 0) {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter' && suggestions[active]) {
      event.preventDefault()
      onChoose(suggestions[active])
    }
  })
  useEffect(() => {
    const field = input.current
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    field?.addEventListener('keydown', listen)
    return () => field?.removeEventListener('keydown', listen)
  }, [input])
  return activeKey
}
