import type { OverviewItem } from '#contract/overview.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import type { Language } from '../../i18n/languages.ts'

/** An item's title for this language; nothing of an item that is gone. */
export const titleOf = ({ title, language: own, translations }: OverviewItem, language: Language): string =>
  title ? titleIn(titledBy(title, own, translations), language) : ''
