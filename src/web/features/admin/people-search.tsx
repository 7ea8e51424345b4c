import Search from 'lucide-react/icons/search'
import { Form } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Finds people by a part of their name or e-mail address. */
export function PeopleSearch({ words }: { words: string }) {
  const t = useTranslate()
  return (
    <Form
      key={words}
      role="search"
      aria-label={t('admin.search-label')}
      className="mt-6 flex max-w-xl items-end gap-3"
    >
      <TextField
        label={t('admin.search')}
        name="q"
        type="search"
        enterKeyHint="search"
        defaultValue={words}
        maxLength={80}
        className="grow"
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden size={18} />
        {t('admin.search-submit')}
      </Button>
    </Form>
  )
}
