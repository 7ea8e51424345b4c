import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ImportFile } from './import-file.tsx'
import { IMPORT_KINDS, type ImportKind } from './import-kinds.ts'

const KINDS = Object.keys(IMPORT_KINDS) as ImportKind[]

/** `/admin/import`: items or people from a file of another system, tried out before anything is written. */
export function ImportPage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const kind = KINDS.find((known) => known === search.get('kind')) ?? 'items'
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('office.import')}</h1>
      <div className="mt-4">
        <Tabs
          label={t('office.import.kind')}
          value={kind}
          onChange={(value) =>
            setSearch(value === 'items' ? {} : { kind: value }, { replace: true, preventScrollReset: true })
          }
          tabs={KINDS.map((value) => ({ value, label: t(`office.import.${value}`) }))}
        >
          <ImportFile key={kind} kind={kind} />
        </Tabs>
      </div>
    </>
  )
}
