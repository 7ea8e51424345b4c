import { catalogueOf } from '../i18n/catalogue.ts'
import type { LazyFeature } from '../i18n/features.ts'
import { createTranslate, type Translate } from '../i18n/translate.ts'
import { preferencesOf } from './preferences.ts'

const made = new Map<string, Translate>()

/** For loaders: words in the visitor's language, for titles and descriptions that the head needs. */
export function translateFor(request: Request, ...features: LazyFeature[]): Translate {
  const { language } = preferencesOf(request)
  const key = `${language} ${features.join()}`
  let translate = made.get(key)
  if (!translate) {
    translate = createTranslate(language, JSON.parse(catalogueOf(language, ['public', ...features])))
    made.set(key, translate)
  }
  return translate
}
