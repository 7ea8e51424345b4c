import Lock from 'lucide-react/icons/lock'
import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { placeName } from '../../entities/place/place-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DevicePlace } from './device-place.tsx'
import { OfferedDelivery } from './offered-delivery.tsx'
import { PlaceCombobox } from './place-combobox.tsx'
import type { WizardState } from './use-wizard.ts'

/** Handover and place: the neighbourhood for everyone, the address for renters with a booking. */
export function PlaceStep({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { draft, change, fault } = wizard
  const [isAsking, setAsking] = useState(draft.place === null)
  // Found by the device, a place has no name yet.
  const [isUnnamed, setUnnamed] = useState(false)
  const isPickup = draft.deliveryMethods.includes('pickup')

  return (
    <div className="grid gap-8">
      <OfferedDelivery wizard={wizard} />
      <div>
        {isAsking ? (
          <PlaceCombobox
            error={fault('hasPlace')}
            onChoose={(place) => {
              change(place)
              setAsking(false)
              setUnnamed(false)
            }}
            onLocated={(place) => {
              change(place)
              setAsking(false)
              setUnnamed(true)
            }}
          />
        ) : (
          <div className="grid gap-5">
            <div className="flex items-center gap-3 rounded-card border border-line bg-raised p-3 ps-4">
              <MapPin aria-hidden size={20} className="shrink-0 text-accent-ink" />
              <p className="min-w-0 grow">
                <span className="block font-semibold">{placeName(draft) || t('lending.place.here')}</span>
                <span className="block text-sm text-ink-soft">{t('lending.place.about')}</span>
              </p>
              <Button variant="quiet" onClick={() => setAsking(true)}>
                {t('lending.place.change')}
              </Button>
            </div>
            {(isUnnamed || draft.city === '') && <DevicePlace wizard={wizard} />}
          </div>
        )}
      </div>
      <TextField
        label={t('lending.place.address')}
        hint={
          <span className="inline-flex items-start gap-1.5">
            <Lock aria-hidden size={15} className="mt-0.5 shrink-0" />
            {t('lending.place.address-hint')}
          </span>
        }
        optional={!isPickup}
        autoComplete="street-address"
        maxLength={LISTING_LIMITS.address[1]}
        value={draft.address}
        onChange={(event) => change({ address: event.target.value })}
        error={fault('address')}
      />
    </div>
  )
}
