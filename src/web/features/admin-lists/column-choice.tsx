import Columns from 'lucide-react/icons/columns-3'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Popover } from '../../ui/popover.tsx'

interface ColumnChoiceProps {
  columns: readonly { id: string; header: string }[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}

/** Which columns a table shows; its first one always. */
export function ColumnChoice({ columns, hidden, onChange }: ColumnChoiceProps) {
  const t = useTranslate()
  return (
    <Popover
      trigger={(attributes) => (
        <Button variant="secondary" size="small" {...attributes}>
          <Columns aria-hidden size={16} />
          {t('office.columns')}
        </Button>
      )}
    >
      <fieldset className="px-3 py-1">
        <legend className="sr-only">{t('office.columns')}</legend>
        {columns.slice(1).map(({ id, header }) => (
          <Checkbox
            key={id}
            label={header}
            checked={!hidden.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter((one) => one !== id) : [...hidden, id])
            }
          />
        ))}
      </fieldset>
    </Popover>
  )
}
