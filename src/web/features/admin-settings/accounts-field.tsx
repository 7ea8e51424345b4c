import { ACCOUNT_KINDS } from '#domain/ledger/account-plan.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface AccountsFieldProps {
  label: string
  value: readonly string[]
  onChange: (value: string[]) => void
  error: string | undefined
}

/** The number of each of the ledger's accounts in the operator's books. */
export function AccountsField({ label, value, onChange, error }: AccountsFieldProps) {
  const t = useTranslate()
  return (
    <fieldset aria-describedby={error ? 'accounts-error' : undefined}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid items-end gap-3 sm:grid-cols-2">
        {ACCOUNT_KINDS.map((kind, at) => (
          <TextField
            key={kind}
            label={t(`office.account.${kind}`)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            value={value[at] ?? ''}
            onChange={({ target }) => onChange(value.with(at, target.value))}
          />
        ))}
      </div>
      {error && (
        <p id="accounts-error" className="mt-1.5 font-medium text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
