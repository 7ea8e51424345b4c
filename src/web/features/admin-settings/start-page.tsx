import { useState } from 'react'
import type { SettingName } from '#domain/settings/settings.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { DemoCard } from './demo-card.tsx'
import { SettingDialog } from './setting-dialog.tsx'
import { StartCard } from './start-card.tsx'
import { START_STEPS } from './start-steps.ts'
import { useSettings } from './use-settings.ts'
import { useStart } from './use-start.ts'

/** `/admin/start`: from an empty site to one that people can use, step by step. */
export function StartPage() {
  const t = useTranslate()
  const start = useStart()
  const settings = useSettings()
  const [open, setOpen] = useState<SettingName>()
  const opened = settings.data?.find(({ name }) => name === open)
  const error = start.error ?? settings.error
  const left = start.data && START_STEPS.filter((step) => !start.data.done[step]).length

  function close() {
    setOpen(undefined)
    // Who runs the site is seen by the settings.
    void start.refetch()
  }

  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('settings.start.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('settings.start.intro')}</p>
      {start.data && settings.data ? (
        <>
          <p role="status" className="tabular mt-4 font-semibold">
            {left === 0
              ? t('settings.start.all-done')
              : t('settings.start.left', { count: left ?? 0, steps: START_STEPS.length })}
          </p>
          {start.data.setup.mail === 'missing' && (
            <div className="mt-3">
              <Notice tone="caution" title={t('settings.start.no-mail')}>
                {t('settings.start.no-mail-text')}
              </Notice>
            </div>
          )}
          <ol className="mt-4 grid gap-4">
            {START_STEPS.map((step, index) => (
              <StartCard
                key={step}
                step={step}
                number={index + 1}
                facts={start.data}
                isDone={start.data.done[step]}
                settings={settings.data}
                onOpen={setOpen}
              />
            ))}
          </ol>
          {start.data.said.isDemo && <DemoCard />}
        </>
      ) : error ? (
        <ErrorState
          title={t('settings.start.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void Promise.all([start.refetch(), settings.refetch()])}
        />
      ) : (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-40" />
          <Skeleton card className="h-40" />
          <Skeleton card className="h-40" />
        </Loading>
      )}
      {opened && (
        <SettingDialog
          key={opened.name}
          setting={opened}
          reason={t('settings.start.reason')}
          onClose={close}
        />
      )}
    </>
  )
}
