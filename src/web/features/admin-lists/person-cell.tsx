import { useTranslate } from '../../i18n/translation.tsx'

/** A person in a table, with their address, which tells two of the same name apart. */
export function PersonCell({ name, email }: { name: string; email: string }) {
  const t = useTranslate()
  return (
    <span title={email} className="block w-38">
      <span className="block truncate">{name || t('admin.nameless')}</span>
      <span className="block truncate text-xs text-ink-soft">{email}</span>
    </span>
  )
}
