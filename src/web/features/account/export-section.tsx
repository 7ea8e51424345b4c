import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { callFunction } from '../../lib/call-function.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { saveFile } from '../../lib/save-file.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { SectionCard } from './section-card.tsx'

/** The export of the person's data as a file. */
export function ExportSection() {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    try {
      const data = await callFunction<{ exportedAt: string }>('export-my-data')
      const day = data.exportedAt.slice(0, 10)
      saveFile(`lendaround-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
      toast({ title: t('account.export.done'), tone: 'good' })
    } catch (error) {
      toast(errorToast(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <SectionCard title={t('account.export.title')} text={t('account.export.text')}>
      <Button variant="secondary" busy={busy} onClick={() => void download()}>
        {t('account.export.download')}
      </Button>
    </SectionCard>
  )
}
