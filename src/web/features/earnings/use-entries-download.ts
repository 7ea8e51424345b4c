import { useState } from 'react'
import { csvOf } from '#domain/csv.ts'
import { brand } from '../../brand.ts'
import { entryText, entryTitle, entryZone } from '../../entities/ledger/entry-text.ts'
import type { LedgerEntry } from '../../entities/ledger/ledger-entry.ts'
import { loadEntries } from '../../entities/ledger/load-entries.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { dayIn } from '../../lib/day-in.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { type Place, placeAfter } from '../../lib/keyset.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../lib/toast.ts'

const PAGE = 500

/** Gives the person all their entries as a CSV file. */
export function useEntriesDownload() {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)

  const rowOf = (entry: LedgerEntry) => [
    dayIn(entryZone(entry))(entry.at),
    t.optional(`ledger.account.${entry.account}`) ?? entry.account,
    entryText(entry, t),
    entry.booking_number ?? '',
    entryTitle(entry, t.language) ?? '',
    entry.payout_number ?? '',
    entry.amount_cents / 100,
  ]

  async function download() {
    setBusy(true)
    try {
      const entries = await loadAll()
      const head = ['date', 'account', 'what', 'booking', 'item', 'payout', 'amount'] as const
      const rows = [
        head.map((column) => t(`ledger.csv.${column}`, { currency: brand.currency })),
        ...entries.map(rowOf),
      ]
      saveFile(`earnings-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(rows), 'text/csv;charset=utf-8')
    } catch (error) {
      toast(errorToast(error, t))
    } finally {
      setBusy(false)
    }
  }
  return { download, busy }
}

async function loadAll(): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = []
  let after: Place | undefined
  do {
    const page = await loadEntries({}, PAGE, after)
    entries.push(...page)
    after = placeAfter(page, PAGE, ({ at }) => at)
  } while (after)
  return entries
}
