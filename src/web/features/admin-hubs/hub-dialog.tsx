import { type FormEvent, useId, useState } from 'react'
import { HUB_LIMITS, HUB_STATES, type OfficeHub } from '#contract/hubs.ts'
import { PlaceChoice } from '../../entities/place/place-choice.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextField } from '../../ui/text-field.tsx'
import {
  degreesText,
  type HubDraft,
  type HubFault,
  hubContent,
  hubDraft,
  hubFaults,
  NEW_HUB,
  positionOf,
} from './hub-draft.ts'
import { HubHours } from './hub-hours.tsx'
import type { DrawMap } from './hubs-page.tsx'
import { useSaveHub } from './use-office-hubs.ts'

interface HubDialogProps {
  /** None for a new one. */
  hub?: OfficeHub
  map: DrawMap
  onClose: () => void
}

/** Everything of a hub in one form. */
export function HubDialog({ hub, map, onClose }: HubDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [draft, setDraft] = useState<HubDraft>(() => (hub ? hubDraft(hub) : NEW_HUB))
  const [isTried, setTried] = useState(false)
  const save = useSaveHub()
  const change = (news: Partial<HubDraft>) => setDraft((known) => ({ ...known, ...news }))
  const faults = isTried ? hubFaults(draft) : []
  const fault = (name: HubFault, text: 'empty' | 'town' | 'degrees' | 'hours') =>
    faults.includes(name) ? t(`hubs.fault.${text}`) : undefined
  const at = positionOf(draft)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (hubFaults(draft).length > 0) {
      const { currentTarget } = event
      requestAnimationFrame(() => currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    const known = hub && { known: { id: hub.id, version: hub.version } }
    save.mutate(
      { ...hubContent(draft), ...known },
      {
        onSuccess() {
          toast({ title: t('hubs.saved', { name: draft.name }), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      size="large"
      title={hub ? t('hubs.edit', { name: hub.name }) : t('hubs.add')}
      action={t('hubs.save')}
      form={form}
      busy={save.isPending}
      onClose={onClose}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-6">
        <TextField
          label={t('hubs.name')}
          maxLength={HUB_LIMITS.name}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          error={fault('name', 'empty')}
        />
        <TextField
          label={t('hubs.address')}
          hint={t('hubs.address-hint')}
          maxLength={HUB_LIMITS.address}
          autoComplete="off"
          value={draft.address}
          onChange={(event) => change({ address: event.target.value })}
          error={fault('address', 'empty')}
        />
        <PlaceChoice
          label={t('hubs.town')}
          hint={t('hubs.town-hint')}
          listLabel={t('hubs.towns')}
          chosen={draft.city && `${draft.city}, ${draft.country}`}
          onChoose={(place) =>
            change({
              city: place?.city ?? '',
              country: place?.country ?? '',
              ...(place &&
                !at && { latitude: degreesText(place.latitude), longitude: degreesText(place.longitude) }),
            })
          }
          error={fault('city', 'town')}
        />
        <fieldset className="grid gap-3">
          <legend className="font-semibold">{t('hubs.position')}</legend>
          <p className="text-sm text-ink-soft">{t('hubs.position-hint')}</p>
          <div className="h-64 overflow-hidden rounded-control border border-line">
            {map({
              label: t('hubs.position'),
              pins: at ? [{ name: draft.name, ...at }] : [],
              onPress: ({ latitude, longitude }) =>
                change({ latitude: degreesText(latitude), longitude: degreesText(longitude) }),
            })}
          </div>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <TextField
              label={t('hubs.latitude')}
              inputMode="text"
              autoComplete="off"
              maxLength={12}
              value={draft.latitude}
              onChange={(event) => change({ latitude: event.target.value })}
              error={fault('latitude', 'degrees')}
            />
            <TextField
              label={t('hubs.longitude')}
              inputMode="text"
              autoComplete="off"
              maxLength={12}
              value={draft.longitude}
              onChange={(event) => change({ longitude: event.target.value })}
              error={fault('longitude', 'degrees')}
            />
          </div>
        </fieldset>
        <HubHours
          hours={draft.openingHours}
          onChange={(openingHours) => change({ openingHours })}
          error={fault('hours', 'hours')}
        />
        <RadioCards
          legend={t('hubs.state')}
          name="state"
          value={draft.state}
          onChange={(state) => change({ state })}
          columns={3}
          options={HUB_STATES.map((state) => ({
            value: state,
            label: t(`hubs.state.${state}`),
            text: t(`hubs.state.${state}-text`),
          }))}
        />
        {hub && hub.ahead > 0 && draft.state !== 'active' && (
          <Notice tone="caution">{t('hubs.keeps', { count: hub.ahead })}</Notice>
        )}
        {save.error && (
          <p role="alert" className="font-medium text-danger-ink">
            {errorMessage(save.error, t)}
          </p>
        )}
      </form>
    </ActionDialog>
  )
}
