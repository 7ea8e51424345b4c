import FileDown from 'lucide-react/icons/file-down'
import Printer from 'lucide-react/icons/printer'
import { csvOf } from '#domain/csv.ts'
import { brand } from '../../brand.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { activityWords, FACTS } from './activity-words.ts'
import { useProcessing } from './use-processing.ts'

/** `/admin/processing`: the record of processing (GDPR art. 30), as a page, on paper and as a file. */
export function ProcessingPage() {
  const t = useTranslate()
  const { data, error, refetch } = useProcessing()
  const activities = data?.map((one) => ({ id: one.activity, ...activityWords(t, one) }))
  const { operator, address, privacyEmail: email } = brand
  const save = () =>
    saveFile(
      'record-of-processing.csv',
      csvOf([
        (['activity', 'purpose', ...FACTS] as const).map((name) => t(`office.processing.${name}`)),
        ...activities!.map((one) => [one.name, one.purpose, ...FACTS.map((name) => one[name])]),
      ]),
      'text/csv;charset=utf-8',
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('office.processing')}</h1>
        {activities && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button variant="secondary" onClick={save}>
              <FileDown aria-hidden size={18} />
              {t('office.processing.save')}
            </Button>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden size={18} />
              {t('office.processing.print')}
            </Button>
          </div>
        )}
      </div>
      <p className="mt-2 max-w-[68ch] text-ink-soft print:hidden">{t('office.processing.text')}</p>
      <p className="mt-4 max-w-[68ch] font-semibold break-words whitespace-pre-line">
        {t('office.processing.controller', { operator, address, email })}
      </p>
      <p className="mt-2 max-w-[68ch] text-sm">{t('office.processing.security')}</p>
      {!activities && error && (
        <ErrorState
          title={t('office.processing.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!activities && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-64" />
          <Skeleton card className="h-64" />
        </Loading>
      )}
      {activities?.map((one) => (
        <Card
          key={one.id}
          as="section"
          aria-labelledby={`processing-${one.id}`}
          className="mt-4 break-inside-avoid"
        >
          <h2 id={`processing-${one.id}`} className="text-lg">
            {one.name}
          </h2>
          <p className="mt-1 max-w-[68ch]">{one.purpose}</p>
          <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm md:grid-cols-2">
            {FACTS.filter((name) => one[name] !== '').map((name) => (
              <div key={name} className="min-w-0">
                <dt className="text-ink-soft">{t(`office.processing.${name}`)}</dt>
                <dd className="break-words">{one[name]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </>
  )
}
