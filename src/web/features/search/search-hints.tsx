import type { SearchAnswer } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import { AskNeighbours } from './ask-neighbours.tsx'
import { AskPlace } from './ask-place.tsx'
import { NeededThings } from './needed-things.tsx'

interface SearchHintsProps {
  search: Search
  answer: SearchAnswer
  /** The things that are needed for what was typed, if it is an occasion. */
  things: string[]
  /** What of what was typed nobody lends, in a word. */
  missing?: string | undefined
  change: (patch: Partial<Search>) => void
}

/** Between the filters and the results: where, what else is needed, and whom to ask, where each is in question. */
export function SearchHints({ search, answer, things, missing, change }: SearchHintsProps) {
  return (
    <>
      <AskPlace search={search} items={answer.items} change={change} />
      {things.length > 0 && <NeededThings key={things.join()} search={search} things={things} />}
      {answer.is_similar && search.text !== '' && (
        <AskNeighbours search={{ ...search, text: missing ?? search.text }} />
      )}
    </>
  )
}
