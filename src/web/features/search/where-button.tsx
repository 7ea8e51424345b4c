import MapPin from 'lucide-react/icons/map-pin'
import { Suspense } from 'react'
import { type Place, RADIUS_KM } from '#domain/search/search.ts'
import { rememberPlace } from '../../entities/place/remembered-place.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SearchPill } from './search-pill.tsx'
import { sheetOnPhone } from './sheet-on-phone.ts'

const PlaceField = lazyPart(async () => ({ default: (await import('./place-field.tsx')).PlaceField }))

interface WhereButtonProps {
  place: Place | undefined
  onChoose: (place: Place | undefined) => void
  look?: 'pill' | 'field'
}

/** The place, and how far around it. */
export function WhereButton({ place, onChoose, look }: WhereButtonProps) {
  const t = useTranslate()
  const { number } = useFormat()
  const kilometres = (km: number) => number(km, { style: 'unit', unit: 'kilometer' })
  const name = place && (place.label || t('search.where.near-me'))
  const choose = (chosen: Place | undefined) => {
    rememberPlace(chosen?.label)
    onChoose(chosen)
  }
  return (
    <Popover
      align="start"
      className={sheetOnPhone}
      trigger={(attributes) => (
        <SearchPill
          {...attributes}
          look={look}
          icon={<MapPin aria-hidden size={18} />}
          label={t('search.where.label')}
          value={place && (look === 'field' ? name : `${name} · ${kilometres(place.radiusKm)}`)}
          empty={t('search.where.anywhere')}
          onClear={() => choose(undefined)}
        />
      )}
    >
      {(close) => (
        <div className="p-2 sm:w-[400px]">
          <Suspense fallback={<Skeleton card className="h-80" />}>
            <PlaceField
              place={place}
              autoFocus
              onChoose={(chosen) => {
                choose(chosen)
                close()
              }}
            />
          </Suspense>
          {place && (
            <div className="mt-3 border-t border-line pt-4">
              <p className="mb-2 font-semibold">{t('search.where.radius')}</p>
              <div className="flex flex-wrap gap-2">
                {RADIUS_KM.choices.map((radiusKm) => (
                  <Chip
                    key={radiusKm}
                    pressed={place.radiusKm === radiusKm}
                    onPress={() => choose({ ...place, radiusKm })}
                  >
                    {kilometres(radiusKm)}
                  </Chip>
                ))}
              </div>
              <Button
                variant="quiet"
                className="mt-3"
                onClick={() => {
                  choose(undefined)
                  close()
                }}
              >
                {t('search.where.anywhere')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Popover>
  )
}
