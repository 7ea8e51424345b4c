import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { visibleText } from '#domain/search/visible-text.ts'
import { rememberedPlace } from '../../entities/place/remembered-place.ts'
import { SearchField } from '../../entities/suggestion/search-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'

/** The search field in the header of every page. Keeps the words of the current search. */
export function SearchBox() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  const asked = pathname === '/search' ? visibleText(parameters.get('q') ?? '') : ''
  const [{ words, of }, setTyped] = useState({ words: asked, of: asked })
  // With the page that was asked for, not after it: the user may already be typing then.
  if (of !== asked) setTyped({ words: asked, of: asked })
  const place = useRef<HTMLInputElement>(null)

  return (
    <Form
      action="/search"
      role="search"
      onSubmit={() => place.current && fillIn(place.current, rememberedPlace())}
      className="relative"
    >
      {pathname === '/search' ? (
        <Kept parameters={parameters} />
      ) : (
        <input ref={place} type="hidden" name="place" disabled />
      )}
      <Search
        aria-hidden
        size={18}
        className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2 text-ink-faint"
      />
      <SearchField
        words={words}
        onWords={(typed) => setTyped({ words: typed, of: asked })}
        label={t('shell.search.label')}
        placeholder={t('shell.search.placeholder')}
        className="h-11 w-full rounded-pill border border-line bg-raised ps-11 pe-4 text-base text-ellipsis transition-colors placeholder:text-ink-faint hover:border-line-strong"
      />
    </Form>
  )
}

/** Who has said where searches there, until they say otherwise. */
function fillIn(field: HTMLInputElement, place = '') {
  field.value = place
  field.disabled = !place
}

/** New words keep the filters that are set. */
function Kept({ parameters }: { parameters: URLSearchParams }) {
  return [...parameters]
    .filter(([name]) => name !== 'q' && name !== 'page' && name !== 'cursor')
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
