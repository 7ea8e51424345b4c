import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/** The text for an entry; a kind that this page does not know yet is shown as a booking. */
export const entryText = (
  { kind, account, purpose }: Pick<LedgerEntry, 'kind' | 'account' | 'purpose'>,
  t: Translate,
): string =>
  t.optional(`ledger.kind.${kind}-${purpose}`) ??
  t.optional(`ledger.kind.${kind}-${account}`) ??
  t.optional(`ledger.kind.${kind}`) ??
  t('ledger.kind.other')

/** The title of the item that an entry is about, in this language where it has one. */
export const entryTitle = (
  { item_title, item_titles }: Pick<LedgerEntry, 'item_title' | 'item_titles'>,
  language: Language,
): string | null => item_titles?.[language] ?? item_title
