import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../i18n/translation.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { followKeyboard } from '../../ui/keyboard.ts'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { FirstSuggestions } from './first-suggestions.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import { isTooShort, type Suggestion } from './suggestions.ts'

export interface SearchSheetProps {
  words: string
  placeholder: string
  onWords: (words: string) => void
  onChoose: (suggestion: Suggestion) => void
  /** Sends the form of the field that opened it. */
  onSubmit: (words: string) => void
  onClose: () => void
}

/** A phone's whole screen for searching: the field on top, where the keyboard leaves room, and the suggestions below. */
export function SearchSheet({ words, placeholder, onWords, onChoose, onSubmit, onClose }: SearchSheetProps) {
  const t = useTranslate()
  const listId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState<string>()
  const leave = useBackCloses(onClose)
  const isFirst = isTooShort(words)

  useLayoutEffect(() => {
    const sheet = dialog.current!
    sheet.showModal()
    const field = input.current!
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
    const forget = followKeyboard(sheet)
    return () => {
      forget()
      sheet.close()
      // The field below has the focus again, and would bring the keyboard back.
      if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur()
    }
  }, [])

  function choose(suggestion: Suggestion) {
    leave(() => onChoose(suggestion))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // Around the portal there is the form of the other field.
    event.stopPropagation()
    leave(() => onSubmit(words))
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-label={t('shell.search.label')}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface p-0 text-ink"
    >
      <form onSubmit={submit} className="flex h-full flex-col">
        <div className="flex items-center gap-1 border-b border-line bg-raised py-2 ps-1 pe-2 pt-[max(0.5rem,env(safe-area-inset-top))]">
          <IconButton
            label={t('ui.back')}
            icon={<ArrowLeft aria-hidden size={22} className="rtl:-scale-x-100" />}
            onClick={() => leave()}
          />
          <input
            ref={input}
            role="combobox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={t('shell.search.label')}
            aria-expanded={active !== undefined}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active || undefined}
            placeholder={placeholder}
            value={words}
            onChange={(event) => onWords(event.target.value)}
            className="h-12 min-w-0 grow bg-transparent px-1 text-lg text-ellipsis outline-none placeholder:text-ink-faint"
          />
          {words && (
            <IconButton
              label={t('shell.suggest.empty')}
              icon={<X aria-hidden size={20} />}
              onClick={() => {
                onWords('')
                input.current?.focus()
              }}
            />
          )}
        </div>
        <div className="relative grow overflow-y-auto overscroll-contain p-2 pb-[calc(1rem+max(var(--keyboard-height,0px),env(safe-area-inset-bottom)))]">
          {isFirst ? (
            <FirstSuggestions onChoose={choose} />
          ) : (
            <>
              <button
                type="submit"
                className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start font-semibold hover:bg-sunken"
              >
                <Search aria-hidden size={18} className="shrink-0 text-accent-ink" />
                <span className="min-w-0 truncate">{t('shell.suggest.words', { words: words.trim() })}</span>
              </button>
              <SuggestionList
                look="plain"
                id={listId}
                input={input}
                words={words}
                onActive={setActive}
                onChoose={choose}
              />
            </>
          )}
        </div>
      </form>
    </dialog>,
    document.body,
  )
}
