import type { PublicText } from '#contract/public-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useRootData } from '../../lib/root-data.ts'
import { WrittenIn } from '../../ui/written-in.tsx'

const TranslateButton = lazyPart(async () => ({
  default: (await import('./translate-button.tsx')).TranslateButton,
}))

interface TranslationOfferProps {
  of: PublicText
  /** Of the review or the person. */
  id: string
  /** In which the words above were written. */
  language: string
}

/** Says in which language the words above are, and offers to translate them where the operator has a service for that. */
export function TranslationOffer({ of, id, language }: TranslationOfferProps) {
  const t = useTranslate()
  const { translates } = useRootData().config
  if (language === t.language) return null
  return (
    <>
      <WrittenIn language={language} />
      {translates && (
        <LatePart fallback={null}>
          <TranslateButton name="translate-text" input={{ of, id }} />
        </LatePart>
      )}
    </>
  )
}
