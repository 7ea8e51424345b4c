import type { OccasionLanguage } from './occasion.ts'

/** A shorter one is that of other words, too: of "bebé" and "beber". */
const SHORTEST: Readonly<Record<OccasionLanguage, number>> = { en: 3, de: 4, es: 4, fr: 4 }
const ENDINGS: Readonly<Record<OccasionLanguage, RegExp>> = {
  en: /(?:ing|ed|ies|es|s|e|y)$/,
  de: /(?:test|tet|ten|te|ern|en|er|em|es|st|e|n|s|t)$/,
  es: /(?:arlos?|arlas?|erlos?|irlos?|ando|iendo|ad[oa]s?|id[oa]s?|[aei]mos|ar|er|ir|as|es|os|an|en|a|e|o|s)$/,
  fr: /(?:ons|ez|ent|ant|ees?|er|ir|re|es|e|s|x)$/,
}
/** "Aufgehängt" and "aufzuhängen" are "aufhängen". */
const GERMAN_MIDDLE = /^(ab|an|auf|aus|ein|fest|hoch|los|um|vor|weg|zusammen)(?:ge|zu)(?=.{3})/

/** A plain word without what is inflected, so that forms of it compare: "fastening" and "fastened" are "fasten". */
export function stemOf(word: string, language: OccasionLanguage): string {
  const whole = language === 'de' ? word.replace(GERMAN_MIDDLE, '$1') : word
  const stem = whole.replace(ENDINGS[language], '')
  if (stem.length < SHORTEST[language]) return whole
  return language === 'en' && stem.length > SHORTEST.en && stem !== whole
    ? stem.replace(/([^aeiouls])\1$/, '$1')
    : stem
}
