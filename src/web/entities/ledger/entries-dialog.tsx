import { useTranslate } from '../../i18n/translation.tsx'
import { EntryRow } from './entry-row.tsx'
import type { EntryFilter } from './ledger-entry.ts'
import { SumDialog } from './sum-dialog.tsx'
import { useEntries } from './use-entries.ts'

interface EntriesDialogProps {
  title: string
  cents: number
  filter: EntryFilter
  /** Shows amounts with the opposite sign: money that left the account reached the person. */
  outgoing?: boolean | undefined
  onClose: () => void
}

/** The entries that an amount is the sum of. */
export function EntriesDialog({ filter, outgoing, ...dialog }: EntriesDialogProps) {
  const t = useTranslate()
  return (
    <SumDialog
      {...dialog}
      parts={useEntries(filter)}
      none={t('ledger.none')}
      row={(entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          cents={outgoing ? -entry.amount_cents : entry.amount_cents}
          isForeign={filter.isCase}
        />
      )}
    />
  )
}
