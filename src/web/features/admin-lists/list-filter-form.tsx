import Search from 'lucide-react/icons/search'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { List } from './list.ts'
import type { Criteria, ListFilter } from './list-address.ts'

/** For each filter with values: its values with their names. */
export type Choices = Record<string, readonly { value: string; label: string }[]>

interface ListFilterFormProps {
  name: List<{ id: string }>['name']
  filters: readonly ListFilter[]
  choices: Choices
  criteria: Criteria
  onChange: (part: Partial<Criteria>) => void
}

/** Words and filters of a list: a choice counts at once, words and days when they are sent. */
export function ListFilterForm({ name, filters, choices, criteria, onChange }: ListFilterFormProps) {
  const t = useTranslate()
  const [words, setWords] = useState(criteria.words)
  const [days, setDays] = useState(criteria.filters)
  const isFiltered = criteria.words !== '' || Object.keys(criteria.filters).length > 0
  const labelOf = (filter: string) => t.optional(`office.${name}.${filter}`) ?? filter

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange({ words, filters: { ...criteria.filters, ...days } })
  }

  return (
    <search>
      <form onSubmit={submit} className="mt-5 flex flex-wrap items-end gap-3">
        <TextField
          type="search"
          label={t(`office.${name}.words`)}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="grow basis-64"
        />
        {filters.map((filter) =>
          filter.values ? (
            <Select
              key={filter.name}
              label={labelOf(filter.name)}
              value={criteria.filters[filter.name] ?? ''}
              onChange={({ target }) =>
                onChange({ words, filters: { ...criteria.filters, ...days, [filter.name]: target.value } })
              }
              options={[{ value: '', label: t('office.any') }, ...(choices[filter.name] ?? [])]}
              className="grow basis-36"
            />
          ) : (
            <TextField
              key={filter.name}
              type="date"
              label={labelOf(filter.name)}
              value={days[filter.name] ?? ''}
              onChange={({ target }) => setDays((known) => ({ ...known, [filter.name]: target.value }))}
              className="grow basis-36"
            />
          ),
        )}
        <div className="flex gap-2">
          <Button type="submit" variant="secondary" className="min-h-12">
            <Search aria-hidden size={18} />
            {t('office.apply')}
          </Button>
          {isFiltered && (
            <Button variant="quiet" className="min-h-12" onClick={() => onChange({ words: '', filters: {} })}>
              {t('office.clear')}
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}
