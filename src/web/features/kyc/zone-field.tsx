import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { ZoneFields } from './read-zone.ts'

/** The document's lines with `<<<`, typed or pasted, from which the fields of the form are filled in. */
export function ZoneField({ onRead }: { onRead: (fields: ZoneFields) => void }) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [result, setResult] = useState<'read' | 'unread'>()

  async function change(value: string) {
    setText(value)
    setResult(undefined)
    // The shortest zone has 72 signs.
    if (value.length < 72) return
    const { readZone } = await import('./read-zone.ts')
    const fields = await readZone(value, Date.now())
    setResult(fields ? 'read' : 'unread')
    if (fields) onRead(fields)
  }

  return (
    // The lines have no spaces: without it the form would grow as wide as they are.
    <div className="min-w-0">
      <TextArea
        label={t('kyc.zone.label')}
        hint={t('kyc.zone.hint')}
        optional
        rows={2}
        maxLength={300}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={text}
        onChange={({ target }) => void change(target.value)}
        error={result === 'unread' ? t('kyc.zone.unread') : undefined}
      />
      <p role="status" className="mt-1.5 text-sm font-medium text-accent-ink empty:hidden">
        {result === 'read' ? t('kyc.zone.read') : ''}
      </p>
    </div>
  )
}
