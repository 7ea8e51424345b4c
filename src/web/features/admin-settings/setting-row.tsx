import { definitionOf } from '#domain/settings/settings.ts'
import type { ChosenPicture } from '#domain/settings/site-picture.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { pictureAddress } from '../../lib/site-picture.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { settingText } from './setting-text.ts'
import type { Setting } from './use-settings.ts'

/** A setting with its value, and whether that is its own or the default. */
export function SettingRow({ setting, onOpen }: { setting: Setting; onOpen: () => void }) {
  const { name, value, isDefault, variable, coming } = setting
  const t = useTranslate()
  const format = useFormat()
  const label = t(`settings.name.${name}`)
  return (
    <li className="grid gap-x-6 gap-y-1 p-4 sm:grid-cols-[1fr_auto] sm:items-center lg:grid-cols-[minmax(0,24rem)_1fr_auto]">
      <div className="sm:col-start-1 sm:row-start-1">
        <h3 className="font-sans text-base font-semibold">{label}</h3>
        <p className="text-sm text-ink-soft">{t(`settings.text.${name}`)}</p>
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2 sm:col-start-1 sm:row-start-2 lg:col-start-2 lg:row-start-1">
        {definitionOf(name).kind === 'picture' && value !== '' && (
          <img
            src={pictureAddress((value as ChosenPicture).path)}
            alt=""
            className="h-9 max-w-28 rounded-small border border-line bg-white object-contain"
          />
        )}
        {definitionOf(name).kind === 'colour' && (
          <span
            aria-hidden
            className="size-5 rounded-small border border-line-strong"
            style={{ background: value as string }}
          />
        )}
        <span className="tabular min-w-0 break-words">{settingText(name, value, t, format)}</span>
        {isDefault && (
          <Badge>{variable ? t('settings.is-environment', { variable }) : t('settings.is-default')}</Badge>
        )}
        {coming && (
          <Badge tone="notice">
            {t('settings.coming-value', {
              value: settingText(name, coming.value ?? setting.defaultValue, t, format),
              date: format.date(coming.from, 'date', viewerZone()),
            })}
          </Badge>
        )}
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('settings.change', { name: label })}
        onClick={onOpen}
        className="justify-self-start sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:self-center lg:col-start-3 lg:row-span-1"
      >
        {t('settings.change-short')}
      </Button>
    </li>
  )
}
