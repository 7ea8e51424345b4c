import Flag from 'lucide-react/icons/flag'
import { MAX_BULK } from '#contract/bulk.ts'
import type { StaffCase } from '#contract/staff-case.ts'
import { CASE_SUBJECTS } from '#domain/moderation/cases.ts'
import { useChosen } from '../../entities/bulk/use-chosen.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { AssignCases } from './assign-cases.tsx'
import { caseAddress } from './case-address.ts'
import { QueuePage } from './queue-page.tsx'
import { QueuedCase } from './queued-case.tsx'
import { ASSIGNED, type CaseFilter, useCaseFilter, useCasesQueue } from './use-cases-queue.ts'

/** `/admin/cases`: reports of items, people, reviews and wishes, and objections to what was decided. */
export function CasesPage() {
  const t = useTranslate()
  const [filter, change, search] = useCaseFilter()
  const isNarrowed = filter.about !== '' || filter.whose !== ''
  const rows = useCasesQueue(filter)
  const [chosen, setChosen] = useChosen(rows.data, isOpen)
  return (
    <QueuePage
      title={t('moderation.cases.title')}
      text={t('moderation.cases.text')}
      filters={<Filters filter={filter} onChange={change} />}
      rows={rows}
      empty={{
        icon: <Flag aria-hidden size={26} />,
        title: t(isNarrowed || !filter.isOpen ? 'moderation.cases.none' : 'moderation.cases.empty'),
        text: t('moderation.cases.empty-text'),
      }}
      to={(one) => caseAddress(one, search)}
      row={(one) => <QueuedCase case={one} />}
      choice={
        filter.isOpen
          ? {
              chosen,
              onChange: setChosen,
              most: MAX_BULK,
              may: isOpen,
              label: ({ title }) => t('office.bulk.choose', { name: title || t('moderation.nameless') }),
            }
          : undefined
      }
      bulk={<AssignCases chosen={chosen} onNone={() => setChosen(new Set())} />}
    />
  )
}

const isOpen = ({ status }: StaffCase) => status === 'open'

interface FiltersProps {
  filter: CaseFilter
  onChange: (part: Partial<CaseFilter>) => void
}

function Filters({ filter: { about, whose, isOpen }, onChange }: FiltersProps) {
  const t = useTranslate()
  return (
    <search className="mt-5 flex flex-wrap items-end gap-3">
      <Segmented
        legend={t('moderation.cases.state')}
        name="state"
        value={isOpen ? 'open' : 'decided'}
        onChange={(state) => onChange({ isOpen: state === 'open' })}
        options={(['open', 'decided'] as const).map((value) => ({
          value,
          label: t(`moderation.cases.state.${value}`),
        }))}
      />
      <Select
        label={t('moderation.cases.about')}
        value={about}
        onChange={({ target }) => onChange({ about: target.value as CaseFilter['about'] })}
        options={[
          { value: '', label: t('moderation.cases.about.all') },
          ...CASE_SUBJECTS.map((value) => ({ value, label: t(`moderation.cases.about.${value}`) })),
        ]}
        className="grow basis-40 md:max-w-60"
      />
      <Select
        label={t('moderation.cases.whose')}
        value={whose}
        onChange={({ target }) => onChange({ whose: target.value as CaseFilter['whose'] })}
        options={ASSIGNED.map((value) => ({
          value,
          label: t(`moderation.cases.whose.${WHOSE[value]}`),
        }))}
        className="grow basis-40 md:max-w-60"
      />
    </search>
  )
}

const WHOSE = { '': 'all', me: 'me', 'no one': 'nobody' } as const
