import Pencil from 'lucide-react/icons/pencil'
import type { OfficeHub } from '#contract/hubs.ts'
import { OpeningTimes } from '../../entities/period/opening-times.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

/** A hub with its hours, its state, and what is ahead there. */
export function HubRow({ hub, onOpen }: { hub: OfficeHub; onOpen: () => void }) {
  const { name, address, city, country, openingHours, state, ahead } = hub
  const t = useTranslate()
  return (
    <li className="flex items-start gap-3 py-3 ps-4 pe-2 sm:pe-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 leading-snug font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {state !== 'active' && (
            <Badge tone={state === 'paused' ? 'notice' : 'plain'}>{t(`hubs.state.${state}`)}</Badge>
          )}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {address} · {city}, {country}
        </p>
        <div className="mt-1 text-sm text-ink-soft">
          {Object.keys(openingHours).length > 0 ? (
            <OpeningTimes hours={openingHours} />
          ) : (
            <p>{t('hubs.no-hours')}</p>
          )}
        </div>
        {ahead > 0 && <p className="tabular mt-1 text-sm">{t('hubs.ahead', { count: ahead })}</p>}
      </div>
      <IconButton label={t('hubs.edit', { name })} icon={<Pencil aria-hidden size={18} />} onClick={onOpen} />
    </li>
  )
}
