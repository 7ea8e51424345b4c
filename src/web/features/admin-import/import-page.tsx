import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useRef } from 'react'
import { csvOf } from '#domain/csv.ts'
import { EXAMPLE_ROWS, IMPORT_LIMITS, ITEM_COLUMNS, NEEDED_COLUMNS } from '#domain/imports/columns.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { importError } from './import-error.ts'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

/** `/admin/import`: items from a file of another system, tried out before anything is written. */
export function ImportPage() {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const { file, progress, isBusy, choose, carryOut, goOn } = useImport()
  const choice = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    // The same file again, once it was corrected, is a change as well.
    event.target.value = ''
    if (chosen) void choose(chosen)
  }
  const creatable = progress?.rows.filter(({ outcome }) => outcome === 'created').length ?? 0
  const refused = progress?.rows.filter(({ outcome }) => outcome === 'refused').length ?? 0
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('office.import')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('office.import.text')}</p>
      <Card className="mt-6 grid gap-3">
        <h2 className="text-lg">{t('office.import.format')}</h2>
        <p className="max-w-[68ch] text-sm">{t('office.import.format-text', { rows: IMPORT_LIMITS.rows })}</p>
        <ul
          aria-label={t('office.import.columns')}
          className="flex flex-wrap gap-x-3 gap-y-1 font-mono text-sm"
        >
          {ITEM_COLUMNS.map((name) => (
            <li key={name} className={NEEDED_COLUMNS.includes(name) ? 'font-bold' : 'text-ink-soft'}>
              {name}
            </li>
          ))}
        </ul>
        <p className="max-w-[68ch] text-sm text-ink-soft">{t('office.import.no-photos')}</p>
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            aria-label={t('office.import.choose')}
            hidden
            onChange={choice}
          />
          <Button busy={isBusy} onClick={() => input.current?.click()}>
            <Upload aria-hidden size={18} />
            {t('office.import.choose')}
          </Button>
          <Button
            variant="secondary"
            onClick={() => saveFile('items-example.csv', csvOf(EXAMPLE_ROWS), 'text/csv;charset=utf-8')}
          >
            {t('office.import.example')}
          </Button>
        </div>
      </Card>
      {isBusy && (
        <div className="mt-6">
          <Progress
            label={t(progress?.isDryRun === false ? 'office.import.running' : 'office.import.trying')}
            value={progress?.rows.length ?? 0}
            max={progress?.total || 1}
            showLabel
          />
        </div>
      )}
      {progress?.error !== undefined && (
        <div className="mt-6 grid justify-items-start gap-3">
          <Notice tone="bad" live title={file?.name ?? ''}>
            {importError(progress.error, t) ?? errorMessage(progress.error, t)}
          </Notice>
          {progress.total > 0 && (
            <Button busy={isBusy} onClick={() => void goOn()}>
              {t('office.import.go-on')}
            </Button>
          )}
        </div>
      )}
      {progress?.isDone && (
        <div className="mt-6 grid justify-items-start gap-3">
          <p role="status" className="font-semibold">
            {t(progress.isDryRun ? 'office.import.could' : 'office.import.done', { count: creatable })}
            {refused > 0 && ` ${t('office.import.refused-rows', { count: refused })}`}
          </p>
          {progress.isDryRun && creatable > 0 && (
            <Button busy={isBusy} onClick={() => void carryOut()}>
              {t('office.import.carry-out', { count: creatable })}
            </Button>
          )}
        </div>
      )}
      {progress && progress.rows.length > 0 && (
        <ImportReport rows={progress.rows} isDryRun={progress.isDryRun} />
      )}
    </>
  )
}
