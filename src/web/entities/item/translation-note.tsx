import { useTranslate } from '../../i18n/translation.tsx'
import { languageName } from '../../lib/format.ts'
import { useOriginals } from './use-originals.ts'

interface TranslationNoteProps {
  /** The language that the lender wrote in; none for a list of several. */
  from?: string
}

/** Notes that a text is translated, with a button for the original. */
export function TranslationNote({ from }: TranslationNoteProps) {
  const t = useTranslate()
  const [originals, setOriginals] = useOriginals()
  const language = from && languageName(from, t.language)
  return (
    <p suppressHydrationWarning className="text-sm text-ink-soft">
      {originals
        ? t('search.originals.shown')
        : language
          ? t('search.originals.from', { language })
          : t('search.originals.some')}{' '}
      <button
        type="button"
        onClick={() => setOriginals(!originals)}
        className="min-h-6 font-semibold text-accent-ink underline underline-offset-4"
      >
        {t(originals ? 'search.originals.hide' : 'search.originals.show')}
      </button>
    </p>
  )
}
