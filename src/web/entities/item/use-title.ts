import { shownLanguage, type Titled, titleIn } from '#domain/listing/title-in.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { useOriginals } from './use-originals.ts'

/** An item's title as this reader wants it, its language, and whether it could be read in another. */
export function useTitle(item: Titled) {
  const language = useLanguage()
  const [originals] = useOriginals()
  const shown = shownLanguage(item, language)
  const isTranslated = shown !== item.language
  return originals
    ? { title: item.title, lang: item.language, isTranslated }
    : { title: titleIn(item, language), lang: shown, isTranslated }
}
