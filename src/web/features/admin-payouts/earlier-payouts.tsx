import { useQuery } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import type { QueuedPayout } from './use-queue.ts'

const MAX_SHOWN = 5

/** The last payouts to the same person: date, amount and outcome. */
export function EarlierPayouts({ payout: { id, person } }: { payout: QueuedPayout }) {
  const t = useTranslate()
  const format = useFormat()
  const { data } = useEarlierPayouts(id, person.id)
  if (!data) return null
  if (data.length === 0) return t('payouts.admin.no-history')
  return (
    <ul>
      {data.map(({ number, created_at, amount_cents, status }) => (
        <li key={number} className="tabular">
          {`${format.date(created_at, 'date', viewerZone())} · ${format.money(amount_cents)} · ${t(`payouts.status.${status}`)}`}
        </li>
      ))}
    </ul>
  )
}

function useEarlierPayouts(id: string, personId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['admin-payouts', user?.id, 'earlier', personId, id],
    enabled: user !== undefined,
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('payouts')
          .select('number, created_at, amount_cents, status')
          .eq('user_id', personId)
          .neq('id', id)
          .order('number', { ascending: false })
          .limit(MAX_SHOWN),
      )
    },
  })
}
