import { type KeyboardEvent, useState } from 'react'
import { type Suggestion, suggestionKey } from './suggestions.ts'

interface SuggestionKeys {
  suggestions: Suggestion[]
  isShown: boolean
  /** Left out where the suggestions always stand there. */
  onOpen?: () => void
  onClose?: () => void
  onChoose: (suggestion: Suggestion) => void
}

/** The keys of a field with suggestions: the arrows walk through them, Enter takes the active one, Escape closes them. */
export function useSuggestionKeys({ suggestions, isShown, onOpen, onClose, onChoose }: SuggestionKeys) {
  const [activeKey, setActiveKey] = useState<string>()
  const active = suggestions.findIndex((suggestion) => suggestionKey(suggestion) === activeKey)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      onOpen?.()
      if (suggestions.length === 0) return
      const next = active < 0 && step < 0 ? -1 : active + step
      setActiveKey(suggestionKey(suggestions.at(next % suggestions.length)!))
    } else if (event.key === 'Escape' && isShown && onClose) {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Enter') {
      const chosen = isShown && suggestions[active]
      if (chosen) {
        event.preventDefault()
        onChoose(chosen)
      } else onClose?.()
    }
  }
  return { active, activeKey, onKeyDown, forgetActive: () => setActiveKey(undefined) }
}
