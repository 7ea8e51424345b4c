import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SectionCard } from './section-card.tsx'

/** Deletes the account. */
export function DeleteSection() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <SectionCard title={t('account.delete.title')} text={t('account.delete.text')}>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t('account.delete.open')}
      </Button>
      {open && <DeleteDialog onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}
