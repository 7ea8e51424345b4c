import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AUDIT_ACTIONS, type AuditFilter } from './audit-filter.ts'

const NONE: AuditFilter = { actor: '', subject: '', action: '', from: '', to: '' }

/** The filters of the audit log, kept in the address of the page. */
export function AuditFilterForm(props: { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }) {
  const { filter, onFilter } = props
  const t = useTranslate()
  const [chosen, setChosen] = useState(filter)
  const field = (name: keyof AuditFilter) => ({
    label: t(`audit.filter.${name}`),
    value: chosen[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setChosen((known) => ({ ...known, [name]: target.value })),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    onFilter({ ...chosen, actor: chosen.actor.trim(), subject: chosen.subject.trim() })
  }

  return (
    <form onSubmit={submit} className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextField type="email" maxLength={255} autoComplete="off" {...field('actor')} />
      <TextField type="email" maxLength={255} autoComplete="off" {...field('subject')} />
      <Select
        {...field('action')}
        options={[
          { value: '', label: t('audit.filter.any') },
          ...AUDIT_ACTIONS.map((value) => ({ value, label: t(`audit.action.${value}`) })),
        ]}
      />
      <TextField type="date" {...field('from')} />
      <TextField type="date" {...field('to')} />
      <div className="flex items-end gap-2">
        <Button type="submit">{t('audit.filter.apply')}</Button>
        {Object.values(filter).some(Boolean) && (
          <Button variant="quiet" onClick={() => onFilter(NONE)}>
            {t('audit.filter.clear')}
          </Button>
        )}
      </div>
    </form>
  )
}
