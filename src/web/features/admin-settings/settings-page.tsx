import SearchX from 'lucide-react/icons/search-x'
import { useId, useState } from 'react'
import { SETTING_GROUPS } from '#domain/settings/definition.ts'
import { definitionOf, type SettingName } from '#domain/settings/settings.ts'
import type { Translate } from '../../i18n/translate.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SettingDialog } from './setting-dialog.tsx'
import { SettingRow } from './setting-row.tsx'
import { type Setting, useSettings } from './use-settings.ts'

/** `/admin/settings`: what an admin sets while the site runs, in groups, with a search over names and explanations. */
export function SettingsPage() {
  const t = useTranslate()
  const { data, error, refetch } = useSettings()
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<SettingName>()
  const found = data?.filter(({ name }) => matches(name, words, t))
  const opened = data?.find(({ name }) => name === open)
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('settings.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('settings.intro')}</p>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('settings.secrets')}</p>
      {data && (
        <TextField
          type="search"
          label={t('settings.search')}
          className="mt-5 max-w-md"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {!data && error && (
        <ErrorState
          title={t('settings.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-48" />
          <Skeleton card className="h-48" />
        </Loading>
      )}
      {found?.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden size={26} />}
          title={t('settings.nothing')}
          text={t('settings.nothing-text')}
        />
      )}
      {found && <SettingGroups settings={found} onOpen={setOpen} />}
      {opened && <SettingDialog key={opened.name} setting={opened} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function SettingGroups({ settings, onOpen }: { settings: Setting[]; onOpen: (name: SettingName) => void }) {
  const t = useTranslate()
  const id = useId()
  return SETTING_GROUPS.map((group) => {
    const members = settings.filter(({ name }) => definitionOf(name).group === group)
    if (members.length === 0) return null
    return (
      <section key={group} aria-labelledby={`${id}-${group}`} className="mt-7">
        <h2 id={`${id}-${group}`} className="text-xl">
          {t(`settings.group.${group}`)}
        </h2>
        <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {members.map((setting) => (
            <SettingRow key={setting.name} setting={setting} onOpen={() => onOpen(setting.name)} />
          ))}
        </ul>
      </section>
    )
  })
}

/** Whether all the words are in a setting's name or explanation. */
function matches(name: SettingName, words: string, t: Translate): boolean {
  const text = `${t(`settings.name.${name}`)} ${t(`settings.text.${name}`)}`.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
