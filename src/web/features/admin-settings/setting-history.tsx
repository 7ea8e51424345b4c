import type { SettingValue } from '#domain/settings/definition.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { disorderText, settingText } from './setting-text.ts'
import { type Change, type Setting, useChangeSetting } from './use-settings.ts'

interface SettingHistoryProps {
  setting: Setting
  /** A value of the past is to be set again. */
  onTake: (value: SettingValue) => void
}

/** Who changed a setting to what, when and why, the latest first. */
export function SettingHistory({ setting, onTake }: SettingHistoryProps) {
  const t = useTranslate()
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-lg">{t('settings.history')}</h3>
      {setting.changes.length === 0 && <p className="mt-2 text-ink-soft">{t('settings.history-empty')}</p>}
      <ol className="mt-2 divide-y divide-line">
        {setting.changes.map((change) => (
          <HistoryRow key={change.id} {...{ setting, change, onTake }} />
        ))}
      </ol>
    </section>
  )
}

function HistoryRow({ setting, change, onTake }: SettingHistoryProps & { change: Change }) {
  const { name, defaultValue } = setting
  const t = useTranslate()
  const format = useFormat()
  const { withdraw } = useChangeSetting()
  const zone = viewerZone()
  const value = change.value ?? defaultValue
  const isComing = !change.isWithdrawn && Date.parse(change.from) > Date.now()
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-semibold break-words">
          {settingText(name, value, t, format)}
          {change.value === null && (
            <span className="font-normal text-ink-soft"> {t('settings.is-default')}</span>
          )}
        </p>
        {change.isWithdrawn && <Badge>{t('settings.withdrawn')}</Badge>}
        {isComing && (
          <Badge tone="notice">
            {t('settings.coming', { date: format.date(change.from, 'full-date-time', zone) })}
          </Badge>
        )}
      </div>
      <p className="mt-1 break-words">{change.reason}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-soft">
          {change.by ?? t('settings.someone')} · {format.date(change.at, 'full-date-time', zone)}
        </p>
        {isComing ? (
          <Button
            variant="quiet"
            size="small"
            busy={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(change.id, {
                onError(error) {
                  const title = disorderText(error, t, format)
                  toast(title ? { title, tone: 'bad' } : errorToast(error, t))
                },
              })
            }
          >
            {t('settings.withdraw')}
          </Button>
        ) : (
          <Button variant="quiet" size="small" onClick={() => onTake(value)}>
            {t('settings.take')}
          </Button>
        )}
      </div>
    </li>
  )
}
