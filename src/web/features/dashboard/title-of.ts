import type { OverviewItem } from '#contract/overview.ts'
import type { Language } from '../../i18n/languages.ts'

/** An item's title in this language where there is one, else in English or its own; nothing of an item that is gone. */
export const titleOf = ({ title, language: own, translations }: OverviewItem, language: Language): string =>
  (own === language ? undefined : (translations?.[language] ?? translations?.en)) ?? title ?? ''
