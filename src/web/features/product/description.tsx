import { shownLanguage } from '#domain/listing/title-in.ts'
import { TranslationNote } from '../../entities/item/translation-note.tsx'
import { useOriginals } from '../../entities/item/use-originals.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { WrittenIn } from '../../ui/written-in.tsx'
import { AttributeList } from './attribute-list.tsx'
import type { Product } from './product.ts'

/** The lender's words, in the reader's language where there is a translation, with the way to the original. */
export function Description({ product }: { product: Product }) {
  const t = useTranslate()
  const [originals] = useOriginals()
  const shown = shownLanguage(product, useLanguage())
  const translation =
    shown === product.language || originals ? undefined : product.translations[shown]?.description
  const text = translation ?? product.description
  return (
    <section aria-labelledby="description">
      <h2 id="description" className="text-xl">
        {t('product.description')}
      </h2>
      <div className="mt-3 mb-3 max-w-[68ch] space-y-3" lang={translation ? shown : product.language}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {shown === product.language ? (
        <WrittenIn language={shown} />
      ) : (
        <TranslationNote from={product.language} />
      )}
      <AttributeList facts={product.facts} />
    </section>
  )
}
