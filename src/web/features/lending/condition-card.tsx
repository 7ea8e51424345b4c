import { useQuery } from '@tanstack/react-query'
import { PrivatePhotos } from '../../entities/photo/private-photos.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { ShownPhotos } from './shown-photos.tsx'

/** As many handovers as are shown. */
const SHOWN = 4

/** How the item looked at its latest handovers, each with its day: what the next one is compared with. */
export function ConditionCard({ itemId, timeZone }: { itemId: string; timeZone: string }) {
  const t = useTranslate()
  const format = useFormat()
  const { data } = useQuery({
    queryKey: ['item-condition', itemId],
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('handovers')
          .select(
            'id, kind, role, at, photos, note, is_complete, is_undamaged, booking:bookings!inner(item_id)',
          )
          .eq('booking.item_id', itemId)
          .filter('photos', 'neq', '{}')
          .order('at', { ascending: false })
          .limit(SHOWN),
      )
    },
  })
  // Before the first photos there is nothing to say, and it is no place to report a connection.
  if (!data || data.length === 0) return null
  return (
    <Card as="section" aria-labelledby="condition" className="grid gap-4">
      <div>
        <h2 id="condition" className="text-xl">
          {t('lending.condition.title')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t('lending.condition.text')} {t('lending.condition.shown-text')}
        </p>
      </div>
      <ol className="grid gap-5">
        {data.map(({ id, kind, role, at, photos, note, is_complete, is_undamaged }) => (
          <li key={id} className="grid gap-2">
            <h3 className="font-sans text-base font-semibold tracking-normal">
              {t('lending.condition.as-of', { date: format.date(at, 'date', timeZone) })}
              <span className="block text-sm font-normal text-ink-soft">
                {t(`lending.condition.${kind}`)}
                {!(is_complete && is_undamaged) && ` · ${t('lending.condition.faults')}`}
              </span>
            </h3>
            {role === 'owner' ? (
              <ShownPhotos itemId={itemId} paths={photos} />
            ) : (
              <PrivatePhotos bucket="handovers" paths={photos} />
            )}
            {note && <p className="text-sm wrap-anywhere whitespace-pre-line">{note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
