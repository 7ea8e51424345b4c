import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { PlatformFigures } from '#contract/platform-figures.ts'
import { csvOf } from '#domain/csv.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CityTable } from './city-table.tsx'
import { FIGURE_COLUMNS } from './figure-columns.ts'
import { FiguresChart } from './figures-chart.tsx'
import { FiguresTable } from './figures-table.tsx'
import { STEPS, type Step, usePlatformFigures } from './use-platform-figures.ts'

/** `/admin/figures`: how the site does, by day, week or month, and by city. */
export function FiguresPage() {
  const t = useTranslate()
  const [step, setStep] = useState<Step>('week')
  const { data, error, refetch } = usePlatformFigures(step)
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('figures.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('figures.text')}</p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
        <Segmented
          legend={t('figures.step')}
          name="step"
          value={step}
          onChange={setStep}
          options={(Object.keys(STEPS) as Step[]).map((value) => ({
            value,
            label: t(`figures.step.${value}`),
          }))}
        />
        <Button variant="secondary" disabled={!data} onClick={() => data && save(data, step)}>
          <Download aria-hidden size={18} />
          {t('figures.download')}
        </Button>
      </div>
      {!data && error && (
        <ErrorState
          title={t('figures.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4 xl:grid-cols-2">
          <Skeleton card className="h-72" />
          <Skeleton card className="h-72" />
        </Loading>
      )}
      {data && (
        <>
          <div className="mt-6 grid gap-4 xl:grid-cols-2">
            {(['rentals', 'volume_cents', 'kept_cents', 'people'] as const).map((column) => (
              <FiguresChart key={column} column={column} periods={data.periods} step={step} />
            ))}
          </div>
          <FiguresTable periods={data.periods} step={step} />
          <CityTable cities={data.cities} />
        </>
      )}
    </>
  )
}

/** Names and numbers as the database has them, the same in every language: a file is for programs. */
function save({ periods }: PlatformFigures, step: Step): void {
  const rows = periods.map((period) => [period.day, ...FIGURE_COLUMNS.map((column) => period[column])])
  saveFile(`figures-by-${step}.csv`, csvOf([[step, ...FIGURE_COLUMNS], ...rows]), 'text/csv;charset=utf-8')
}
