import Upload from 'lucide-react/icons/upload'
import { type ChangeEvent, useRef } from 'react'
import { csvOf } from '#domain/csv.ts'
import { IMPORT_LIMITS } from '#domain/imports/columns.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IMPORT_KINDS, type ImportKind } from './import-kinds.ts'

interface ChooseFileProps {
  kind: ImportKind
  isBusy: boolean
  onChoice: (file: File) => void
}

/** What a file has to look like, an example of it, and the choice of one. */
export function ChooseFile({ kind, isBusy, onChoice }: ChooseFileProps) {
  const t = useTranslate()
  const input = useRef<HTMLInputElement>(null)
  const { columns, needed, example } = IMPORT_KINDS[kind]
  const choice = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? []
    // The same file again, once it was corrected, is a change as well.
    event.target.value = ''
    if (chosen) onChoice(chosen)
  }
  return (
    <Card className="mt-6 grid gap-3">
      <h2 className="text-lg">{t('office.import.format')}</h2>
      <p className="max-w-[68ch] text-sm">
        {t(`office.import.${kind}.format-text`, { rows: IMPORT_LIMITS.rows })}
      </p>
      <ul
        aria-label={t('office.import.columns')}
        className="flex flex-wrap gap-x-3 gap-y-1 font-mono text-sm"
      >
        {columns.map((name) => (
          <li key={name} className={needed.some((column) => column === name) ? 'font-bold' : 'text-ink-soft'}>
            {name}
          </li>
        ))}
      </ul>
      <p className="max-w-[68ch] text-sm text-ink-soft">{t(`office.import.${kind}.note`)}</p>
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
          onClick={() => saveFile(`${kind}-example.csv`, csvOf(example), 'text/csv;charset=utf-8')}
        >
          {t('office.import.example')}
        </Button>
      </div>
    </Card>
  )
}
