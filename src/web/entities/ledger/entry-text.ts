import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
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

/** The title of the item that an entry is about, as readers of this language see it everywhere. */
export const entryTitle = (
  { item_title: title, item_language: own, item_titles: titles }: TitledEntry,
  language: Language,
): string | null => (title && own ? titleIn(titledBy(title, own, titles), language) : null)

type TitledEntry = Pick<LedgerEntry, 'item_title' | 'item_language' | 'item_titles'>

/** The time zone in which an entry is dated: that of the rental's place, or else the reader's. */
export const entryZone = ({ time_zone }: Pick<LedgerEntry, 'time_zone'>): string => time_zone ?? viewerZone()
