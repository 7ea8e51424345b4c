import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Link } from '../../ui/link.tsx'
import { AmountRow, RowsCard } from './rows-card.tsx'
import { useBrought } from './use-affiliate-file.ts'

/** Whom an affiliate brought, at every level, and what each of them earned the affiliate. */
export function BroughtPeople({ person }: { person: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <RowsCard
      id="affiliate-brought"
      title={t('office.affiliates.brought')}
      none={t('office.affiliates.brought-none')}
      query={useBrought(person)}
      row={({ id, name, level, brought_by, brought_by_name, rentals, earned_cents, joined_at }) => (
        <AmountRow
          key={id}
          what={
            <Link to={`/admin/affiliates/${id}`} className="underline underline-offset-4">
              {name || t('admin.nameless')}
            </Link>
          }
          more={[
            t('office.affiliates.level', { level }),
            brought_by && brought_by !== person
              ? t('office.affiliates.by', { name: brought_by_name || t('admin.nameless') })
              : undefined,
            t('office.affiliates.rentals', { count: rentals }),
            format.date(joined_at, 'date', viewerZone()),
          ]
            .filter(Boolean)
            .join(' · ')}
          amount={format.money(earned_cents)}
        />
      )}
    />
  )
}
