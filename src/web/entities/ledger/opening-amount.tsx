import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { EntriesDialog } from './entries-dialog.tsx'
import type { EntryFilter } from './ledger-entry.ts'

interface OpeningAmountProps {
  /** The label of the amount, for the dialog and for screen readers. */
  label: string
  cents: number
  filter: EntryFilter
  /** Money that left the account reached the person. */
  outgoing?: boolean | undefined
  className?: string
}

/** An amount that opens to the ledger entries it is the sum of. */
export function OpeningAmount({ label, cents, filter, outgoing, className }: OpeningAmountProps) {
  const t = useTranslate()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const amount = format.money(cents)
  return (
    <>
      <button
        type="button"
        aria-label={t('ledger.open', { label, amount })}
        aria-haspopup="dialog"
        className={classNames(
          'tabular min-h-6 underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink',
          className,
        )}
        onClick={() => setOpen(true)}
      >
        {amount}
      </button>
      {open && (
        <EntriesDialog {...{ title: label, cents, filter, outgoing }} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
