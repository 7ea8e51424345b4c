import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'

export interface ItemRow {
  id: string
  title: string
  city: string
  price_per_day_cents: number
  published_at: string | null
}

/** The newest items exactly as the data API gives them, for whoever builds on it. */
export function ItemsTable({ rows, query }: { rows: readonly ItemRow[]; query: string }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="page py-10">
      <h1 className="text-2xl md:text-3xl">{t('content.technical.items')}</h1>
      <p className="mt-2 max-w-[65ch] text-ink-soft">{t('content.technical.items-text')}</p>
      <code className="relative mt-4 block overflow-x-auto rounded-card bg-sunken p-4 text-sm">{query}</code>
      <div className="relative mt-6 overflow-x-auto">
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              <th className="py-2 pe-4 text-start font-medium">{t('content.technical.title')}</th>
              <th className="py-2 pe-4 text-start font-medium">{t('content.technical.city')}</th>
              <th className="py-2 text-end font-medium">{t('content.technical.price')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.id}>
                <td className="py-3 pe-4">
                  <Link to={`/product/${row.id}`} className="font-semibold hover:underline">
                    {row.title}
                  </Link>
                </td>
                <td className="py-3 pe-4">{row.city}</td>
                <td className="tabular py-3 text-end">{format.money(row.price_per_day_cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
