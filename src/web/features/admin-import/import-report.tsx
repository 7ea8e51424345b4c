import FileDown from 'lucide-react/icons/file-down'
import type { ImportedRow } from '#contract/imports.ts'
import { csvOf } from '#domain/csv.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { ImportKind } from './import-kinds.ts'
import { rowFault } from './row-fault.ts'

const TONES = { created: 'good', exists: 'plain', refused: 'bad' } as const

interface ImportReportProps {
  kind: ImportKind
  rows: readonly ImportedRow[]
  isDryRun: boolean
}

/** What became, or would become, of each row; all of it as a file. */
export function ImportReport({ kind, rows, isDryRun }: ImportReportProps) {
  const t = useTranslate()
  const outcome = (row: ImportedRow) =>
    row.outcome === 'refused'
      ? t('office.import.refused')
      : t(`office.import.${kind}.${row.outcome === 'created' && isDryRun ? 'would-create' : row.outcome}`)
  // What has to be mended is not to be looked for among hundreds.
  const refusedFirst = rows.toSorted(
    (one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'),
  )
  const save = () =>
    saveFile(
      `import-${kind}-report.csv`,
      csvOf([
        ['row', 'key', 'title', 'outcome', 'reasons'],
        ...rows.map((row) => [
          row.number,
          row.key,
          row.title,
          row.outcome,
          row.faults.map((code) => rowFault(t, code)).join(' '),
        ]),
      ]),
      'text/csv;charset=utf-8',
    )
  return (
    <section aria-labelledby="import-report" className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="import-report" className="text-xl">
          {t(isDryRun ? 'office.import.preview' : 'office.import.report')}
        </h2>
        <Button variant="secondary" onClick={save}>
          <FileDown aria-hidden size={18} />
          {t('office.import.save-report')}
        </Button>
      </div>
      <ol className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {refusedFirst.map((row) => (
          <li key={row.number} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 p-3">
            <div className="min-w-0 grow basis-60">
              <p className="break-words">
                <span className="tabular text-ink-soft">
                  {t('office.import.row', { number: row.number })}
                </span>{' '}
                <b>{row.title || row.key}</b>
                {row.title && row.key && <span className="text-ink-soft"> · {row.key}</span>}
              </p>
              {row.faults.length > 0 && (
                <ul className="text-sm">
                  {row.faults.map((code) => (
                    <li key={code}>{rowFault(t, code)}</li>
                  ))}
                </ul>
              )}
            </div>
            <Badge tone={TONES[row.outcome]}>{outcome(row)}</Badge>
          </li>
        ))}
      </ol>
    </section>
  )
}
