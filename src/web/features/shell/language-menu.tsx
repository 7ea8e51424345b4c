import Globe from 'lucide-react/icons/globe'
import { Suspense, useEffect, useRef, useState } from 'react'
import { terms } from '#domain/settings/terms.ts'
import { LANGUAGE_NAMES } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { useChangeLanguage } from '../../lib/use-change-language.ts'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const LanguageChoices = lazyPart(async () => ({
  default: (await import('./language-choices.tsx')).LanguageChoices,
}))

/** The site's languages with their flags, and the address of this page in the one that is read now; nothing where there is one. */
export function LanguageMenu() {
  const t = useTranslate()
  const language = useLanguage()
  const change = useChangeLanguage()
  const announceNext = useAnnouncement()
  const label = t('shell.language.label', { language: LANGUAGE_NAMES[language] })

  if (terms.languages.length === 1) return null
  return (
    <Popover
      className="min-w-60"
      trigger={(attributes) => (
        <button
          {...attributes}
          type="button"
          title={label}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-pill px-2.5 text-sm font-semibold uppercase hover:bg-sunken"
        >
          <Globe aria-hidden size={20} />
          <span aria-hidden className="max-sm:hidden">
            {language}
          </span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </button>
      )}
    >
      {(close) => (
        <Suspense fallback={<Skeleton className="h-60" />}>
          <LanguageChoices
            onChoose={(code) => {
              close()
              if (code === language) return
              announceNext()
              change(code)
            }}
          />
        </Suspense>
      )}
    </Popover>
  )
}

/** Says that the language changed, in the new language: once its messages have arrived. */
function useAnnouncement(): () => void {
  const t = useTranslate()
  const [pending, setPending] = useState(false)
  const before = useRef(t.language)
  useEffect(() => {
    if (!pending || before.current === t.language) return
    before.current = t.language
    setPending(false)
    toast({
      title: t('shell.language.changed'),
      description: t('shell.language.changed-text', { language: LANGUAGE_NAMES[t.language] }),
      tone: 'good',
    })
  }, [pending, t])
  return () => {
    before.current = t.language
    setPending(true)
  }
}
