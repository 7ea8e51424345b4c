import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Choice, useSearchChoices } from './use-search-choices.ts'

/** Words, and what they stand for; arrow keys choose, Enter opens. */
export function StaffSearchDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [reached, setReached] = useState(0)
  const { choices, isLoading, hasFailed } = useSearchChoices(words)
  const active = Math.min(reached, choices.length - 1)
  const open = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    void navigate(choice.to)
  }

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && choices.length > 0) {
      event.preventDefault()
      setReached((active + step + choices.length) % choices.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      open(choices[active])
    }
  }

  const told = hasFailed
    ? t('office.search.failed')
    : words.trim().length >= 2 && !isLoading
      ? t('office.search.found', { count: choices.length })
      : ''
  return (
    <Dialog open onClose={onClose} title={t('office.search')}>
      <TextField
        data-autofocus
        label={t('office.search.label')}
        hint={t('office.search.hint')}
        type="search"
        role="combobox"
        aria-expanded={choices.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        maxLength={120}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setReached(0)
        }}
        onKeyDown={walk}
      />
      <p role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
        {told}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t('office.search.results')} className="-mx-3 mt-1">
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as a combobox has it
          <div
            key={choice.key}
            id={`${id}-${index}`}
            ref={index === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => open(choice)}
            className={classNames(
              'flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken',
              index === active && 'bg-sunken',
            )}
          >
            <choice.icon aria-hidden size={18} />
            <span className="min-w-0 grow">
              <span lang={choice.language ?? undefined} className="block truncate font-semibold">
                {choice.title}
              </span>
              <span className="block truncate text-sm text-ink-soft">{choice.detail}</span>
            </span>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
