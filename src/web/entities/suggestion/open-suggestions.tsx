import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clearRecentSearches } from './recent-searches.ts'
import { SearchSheet, type SearchSheetProps } from './search-sheet.tsx'
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx'
import type { Suggestion } from './suggestions.ts'

/** The suggestions of a field: below it, or on a phone as a screen of their own. */
export default function OpenSuggestions(
  props: Omit<SuggestionListProps & SearchSheetProps, 'onChoose' | 'look'>,
) {
  const navigate = useNavigate()
  const [isPhone] = useState(() => matchMedia('(width < 40rem)').matches)
  const { onSubmit, onClose } = props

  function choose(suggestion: Suggestion) {
    onClose()
    if (suggestion.kind === 'forget') clearRecentSearches()
    else if ('path' in suggestion) void navigate(suggestion.path)
    else onSubmit(suggestion.label)
  }
  return isPhone ? (
    <SearchSheet {...props} onChoose={choose} />
  ) : (
    <SuggestionList {...props} look="floating" onChoose={choose} />
  )
}
