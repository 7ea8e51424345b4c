import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ChooseFile } from './choose-file.tsx'
import { importError } from './import-error.ts'
import type { ImportKind } from './import-kinds.ts'
import { ImportReport } from './import-report.tsx'
import { useImport } from './use-import.ts'

/** A file of one kind: chosen, tried out, carried out. */
export function ImportFile({ kind }: { kind: ImportKind }) {
  const t = useTranslate()
  const { file, progress, isBusy, choose, carryOut, goOn } = useImport(kind)
  const creatable = progress?.rows.filter(({ outcome }) => outcome === 'created').length ?? 0
  const refused = progress?.rows.filter(({ outcome }) => outcome === 'refused').length ?? 0
  return (
    <>
      <p className="mt-4 max-w-[68ch] text-ink-soft">{t(`office.import.${kind}.text`)}</p>
      <ChooseFile kind={kind} isBusy={isBusy} onChoice={(chosen) => void choose(chosen)} />
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
            {t(progress.isDryRun ? 'office.import.could' : `office.import.${kind}.done`, {
              count: creatable,
            })}
            {refused > 0 && ` ${t('office.import.refused-rows', { count: refused })}`}
          </p>
          {progress.isDryRun && creatable > 0 && (
            <Button busy={isBusy} onClick={() => void carryOut()}>
              {t(`office.import.${kind}.carry-out`, { count: creatable })}
            </Button>
          )}
        </div>
      )}
      {progress && progress.rows.length > 0 && (
        <ImportReport kind={kind} rows={progress.rows} isDryRun={progress.isDryRun} />
      )}
    </>
  )
}
