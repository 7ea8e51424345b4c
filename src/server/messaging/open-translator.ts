import type { Config } from '#server/config.ts'
import { LibreTranslate } from './translation/libre-translate.ts'
import { readTranslationSettings } from './translation-settings.ts'
import type { Translator } from './translator.ts'

/** The translator that TRANSLATION_URL names; none without it. */
export function openTranslator({ env }: Pick<Config, 'env'>): Translator | undefined {
  const settings = readTranslationSettings(env)
  return settings && new LibreTranslate(settings)
}
