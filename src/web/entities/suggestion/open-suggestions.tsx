import { useState } from 'react'
import { SearchSheet, type SearchSheetProps } from './search-sheet.tsx'
import { SuggestionList, type SuggestionListProps } from './suggestion-list.tsx'

/** The suggestions of a field: below it, or on a phone as a screen of their own. */
export default function OpenSuggestions(props: SuggestionListProps & SearchSheetProps) {
  const [isPhone] = useState(() => matchMedia('(width < 40rem)').matches)
  return isPhone ? <SearchSheet {...props} /> : <SuggestionList {...props} />
}
