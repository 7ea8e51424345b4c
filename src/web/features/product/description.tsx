import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import type { Product } from './product.ts'

/** The lender's words, in the reader's language where there is a translation, with the way to the original. */
export function Description({ product }: { product: Product }) {
  const t = useTranslate()
  const language = useLanguage()
  const [original, setOriginal] = useState(false)
  const translation = language === product.language ? undefined : product.translations[language]
  const shown = translation?.description && !original ? translation.description : product.description
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl">
        {t('product.description')}
      </h2>
      <div
        className="mt-3 max-w-[68ch] space-y-3"
        lang={translation && !original ? language : product.language}
      >
        {shown.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {translation?.description && (
        <p className="mt-3 text-sm text-ink-soft">
          {original ? t('product.original') : t('product.translated')}{' '}
          <button
            type="button"
            onClick={() => setOriginal(!original)}
            className="min-h-6 font-semibold text-accent-ink underline"
          >
            {original ? t('product.show-translation') : t('product.show-original')}
          </button>
        </p>
      )}
    </section>
  )
}
