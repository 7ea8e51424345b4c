import { SumDialog } from '../../entities/ledger/sum-dialog.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { Level } from './use-affiliate.ts'
import { useCommissions } from './use-commissions.ts'

/** The commissions that a level's amount is the sum of, each with whose rental brought it. */
export function CommissionsDialog({ level, onClose }: { level: Level; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <SumDialog
      title={t('affiliate.level', { level: level.level })}
      cents={level.cents}
      parts={useCommissions(level.level)}
      none={t('affiliate.no-commissions')}
      onClose={onClose}
      row={({ booking_id, at, first_name, amount_cents }) => (
        <li key={`${booking_id} ${at}`} className="flex items-baseline justify-between gap-4 py-3">
          <div>
            <p className="font-semibold">
              {first_name ? t('affiliate.rental-of', { name: first_name }) : t('affiliate.rental')}
            </p>
            <p className="text-sm text-ink-soft">{format.date(at, 'date', 'UTC')}</p>
          </div>
          <p className="tabular font-semibold">{format.money(amount_cents)}</p>
        </li>
      )}
    />
  )
}
