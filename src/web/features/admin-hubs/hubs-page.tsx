import MapPinned from 'lucide-react/icons/map-pinned'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import type { OfficeHub } from '#contract/hubs.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { HubDialog } from './hub-dialog.tsx'
import { HubRow } from './hub-row.tsx'
import { useOfficeHubs } from './use-office-hubs.ts'

/** A map of points, of which one may be chosen anew by a press. */
export interface PinMapProps {
  label: string
  pins: readonly { name: string; latitude: number; longitude: number; isFaint?: boolean }[]
  onPress?: (at: { latitude: number; longitude: number }) => void
}
export type DrawMap = (props: PinMapProps) => ReactNode

/** `/admin/hubs`: the shared places for handing over, in a list and on a map. */
export function HubsPage({ map }: { map: DrawMap }) {
  const t = useTranslate()
  const { data, error, refetch } = useOfficeHubs()
  const [open, setOpen] = useState<'new' | { id: string }>()
  const opened = typeof open === 'object' ? data?.find(({ id }) => id === open.id) : undefined
  const add = (
    <Button onClick={() => setOpen('new')}>
      <Plus aria-hidden size={18} />
      {t('hubs.add')}
    </Button>
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('hubs.title')}</h1>
        {data && data.length > 0 && add}
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('hubs.intro')}</p>
      {!data && error && (
        <ErrorState title={t('hubs.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-6 xl:grid-cols-2">
          <Skeleton card className="h-96" />
          <Skeleton card className="h-96" />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<MapPinned aria-hidden size={26} />}
          title={t('hubs.empty')}
          text={t('hubs.empty-text')}
          action={add}
        />
      )}
      {data && data.length > 0 && (
        <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
          <ul
            aria-label={t('hubs.title')}
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
          >
            {data.map((hub) => (
              <HubRow key={hub.id} hub={hub} onOpen={() => setOpen({ id: hub.id })} />
            ))}
          </ul>
          <div className="h-72 overflow-hidden rounded-card border border-line max-xl:order-first sm:h-96 xl:sticky xl:top-20 xl:h-[70dvh]">
            {map({ label: t('hubs.map'), pins: data.map(pinOf) })}
          </div>
        </div>
      )}
      {open === 'new' && <HubDialog map={map} onClose={() => setOpen(undefined)} />}
      {opened && <HubDialog key={opened.id} hub={opened} map={map} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const pinOf = ({ name, latitude, longitude, state }: OfficeHub) => ({
  name,
  latitude,
  longitude,
  isFaint: state !== 'active',
})
