import type { AttributeCard } from '#contract/search-answer.ts'
import type { Attribute } from '#domain/category/attributes.ts'
import type { Language } from '../../i18n/languages.ts'

/** The attributes that a search may ask for, in the page's language. */
export const attributeCards = (attributes: readonly Attribute[], language: Language): AttributeCard[] =>
  attributes.flatMap(({ key, kind, names, unit, choices, isFilter }) =>
    isFilter && kind !== 'text'
      ? [
          {
            key,
            kind,
            name: names[language],
            unit,
            choices: choices
              .filter(({ isRetired }) => !isRetired)
              .map((choice) => ({ value: choice.value, name: choice.names[language] })),
          },
        ]
      : [],
  )
