import { useMutation } from '@tanstack/react-query'
import Languages from 'lucide-react/icons/languages'
import type { TranslatedMessage } from '#contract/messaging.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { useLanguage } from '../../lib/root-data.ts'

interface TranslateButtonProps {
  name: 'translate-text' | 'translate-message' | 'translate-case-text'
  /** Which words. */
  input: object
}

/** Words of another person, in the reader's language once it is asked for. */
export function TranslateButton({ name, input }: TranslateButtonProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callFunction<TranslatedMessage>(name, { ...input, language }),
  })
  if (data)
    return (
      <div role="status" className="mt-2 max-w-[65ch] border-s-2 border-line ps-3">
        <p className="wrap-anywhere whitespace-pre-line">{data.text}</p>
        <p className="text-xs text-ink-soft">{t('ui.translated')}</p>
      </div>
    )
  return (
    <>
      <button
        type="button"
        aria-busy={isPending || undefined}
        onClick={() => !isPending && mutate()}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-soft underline pointer-coarse:min-h-11 hover:text-ink"
      >
        <Languages aria-hidden size={14} />
        {t(isPending ? 'ui.translating' : 'ui.translate')}
      </button>
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {t('ui.translate-failed')}
        </p>
      )}
    </>
  )
}
