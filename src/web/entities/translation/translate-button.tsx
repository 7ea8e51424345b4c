import { useMutation } from '@tanstack/react-query'
import Languages from 'lucide-react/icons/languages'
import type { TranslatedMessage } from '#contract/messaging.ts'
import type { PublicText } from '#contract/public-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { useLanguage } from '../../lib/root-data.ts'

/** Words that everybody may read, in the reader's language. */
export function TranslateButton({ of, id }: { of: PublicText; id: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => callFunction<TranslatedMessage>('translate-text', { of, id, language }),
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
        className="inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-soft underline hover:text-ink"
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
