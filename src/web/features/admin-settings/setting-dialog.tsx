import { type FormEvent, useId, useState } from 'react'
import { MAX_SETTING_REASON } from '#contract/settings.ts'
import type { SettingValue } from '#domain/settings/definition.ts'
import { unreadable } from '#domain/settings/palette.ts'
import { readSetting } from '#domain/settings/read-setting.ts'
import { definitionOf } from '#domain/settings/settings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingHistory } from './setting-history.tsx'
import { disorderText, settingText } from './setting-text.ts'
import { type Setting, useChangeSetting } from './use-settings.ts'

interface SettingDialogProps {
  setting: Setting
  /** Why, where that is known; it can be said otherwise. */
  reason?: string
  onClose: () => void
}

/** A setting to be changed, now or later, with its history, to any state of which it can be set back. */
export function SettingDialog({ setting, reason: given = '', onClose }: SettingDialogProps) {
  const { name, defaultValue, variable, version } = setting
  const t = useTranslate()
  const format = useFormat()
  const form = useId()
  const [draft, setDraft] = useState<SettingValue>(setting.value)
  /** A value was taken from the history; its field shows it anew. */
  const [taken, setTaken] = useState(0)
  const [reason, setReason] = useState(given)
  const [from, setFrom] = useState('')
  const [isTried, setTried] = useState(false)
  const { change } = useChangeSetting()

  const fault = faultOf(setting, draft)
  const problem =
    fault && (t.optional(`settings.fault.${fault.fault}`) ?? t('errors.COLOUR_UNREADABLE', fault))
  const isLate = from !== '' && Date.parse(from) < Date.now() - 60_000

  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault || reason.trim() === '' || isLate) return
    const reading = readSetting(name, draft)
    const value =
      reading.ok && JSON.stringify(reading.value) !== JSON.stringify(defaultValue) ? reading.value : null
    change.mutate(
      { name, value, version, reason, ...(from && { effectiveFrom: new Date(from).toISOString() }) },
      {
        onSuccess() {
          toast({
            title: t(from ? 'settings.planned' : 'settings.saved', { name: t(`settings.name.${name}`) }),
            tone: 'good',
          })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t(`settings.name.${name}`)}
      action={t('settings.save')}
      form={form}
      busy={change.isPending}
    >
      <p className="mb-4 text-ink-soft">{t(`settings.text.${name}`)}</p>
      <form id={form} noValidate onSubmit={save} className="grid gap-4">
        <div>
          <SettingField
            key={taken}
            name={name}
            value={draft}
            onChange={setDraft}
            error={isTried || taken > 0 ? problem : undefined}
          />
          <p className="mt-1.5 text-sm text-ink-soft">
            {t(variable ? 'settings.environment' : 'settings.default', {
              value: settingText(name, defaultValue, t, format),
              variable: variable ?? '',
            })}
          </p>
        </div>
        <TextArea
          label={t('settings.reason')}
          hint={t('settings.reason-hint')}
          rows={2}
          maxLength={MAX_SETTING_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isTried && reason.trim() === '' ? t('settings.fault.empty') : undefined}
        />
        {definitionOf(name).kind !== 'currency' && (
          <TextField
            type="datetime-local"
            label={t('settings.from')}
            hint={t('settings.from-hint')}
            optional
            value={from}
            onChange={(event) => setFrom(event.target.value)}
            error={isTried && isLate ? t('settings.fault.past') : undefined}
          />
        )}
        {change.error && (
          <p role="alert" className="font-medium text-danger-ink">
            {disorderText(change.error, t, format) ?? errorMessage(change.error, t)}
          </p>
        )}
      </form>
      <SettingHistory
        setting={setting}
        onTake={(value) => {
          setDraft(value)
          setTaken((times) => times + 1)
        }}
      />
    </ActionDialog>
  )
}

/** What is wrong with a draft: a fault with its name, or how little a colour contrasts. */
function faultOf({ name }: Setting, draft: SettingValue): { fault: string; ratio: number } | undefined {
  const reading = readSetting(name, draft)
  if (!reading.ok) return { fault: String(reading.details?.fault), ratio: 0 }
  if (name !== 'colour' && name !== 'highlight') return undefined
  const weak = unreadable(name, reading.value as string)
  return weak && { fault: 'contrast', ...weak }
}
