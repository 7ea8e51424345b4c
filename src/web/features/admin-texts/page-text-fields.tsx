import { useRef, useState } from 'react'
import { MAX_PAGE, type PageText, type TextLanguage } from '#domain/content/page-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { insertPicture } from './insert-picture.ts'
import { PagePreview } from './page-preview.tsx'
import { PictureButton } from './picture-button.tsx'

interface PageTextFieldsProps {
  text: PageText
  language: TextLanguage
  asksAgain: boolean
  onChange: (text: PageText) => void
  onDrop: () => void
}

/** A page in one language: written, or as it will look. */
export function PageTextFields({ text, language, asksAgain, onChange, onDrop }: PageTextFieldsProps) {
  const t = useTranslate()
  const [mode, setMode] = useState<'write' | 'preview'>('write')
  const body = useRef<HTMLTextAreaElement>(null)
  const set = (change: Partial<PageText>) => onChange({ ...text, ...change })

  /** Where the writer is; what is to be seen on it is what is typed next. */
  function addPicture(address: string) {
    const area = body.current
    const at = area?.selectionEnd ?? text.body.length
    const inserted = insertPicture(area?.value ?? text.body, at, address, t('texts.edit.picture-words'))
    onChange({ ...text, body: inserted.text })
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(inserted.from, inserted.to)
    })
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          legend={t('texts.edit.mode')}
          name="mode"
          value={mode}
          onChange={setMode}
          options={[
            { value: 'write', label: t('texts.edit.write') },
            { value: 'preview', label: t('texts.edit.preview') },
          ]}
        />
        <Button variant="quiet" size="small" onClick={onDrop}>
          {t('texts.edit.drop')}
        </Button>
      </div>
      {mode === 'preview' ? (
        <PagePreview text={text} language={language} />
      ) : (
        <>
          <TextField
            label={t('texts.edit.heading')}
            lang={language}
            maxLength={MAX_PAGE.title}
            value={text.title}
            onChange={(event) => set({ title: event.target.value })}
          />
          <TextField
            label={t('texts.edit.description')}
            hint={t('texts.edit.description-hint')}
            lang={language}
            maxLength={MAX_PAGE.description}
            value={text.description}
            onChange={(event) => set({ description: event.target.value })}
          />
          {asksAgain && (
            <TextArea
              label={t('texts.edit.changes')}
              hint={t('texts.edit.changes-hint')}
              lang={language}
              rows={3}
              maxLength={MAX_PAGE.changes}
              value={text.changes ?? ''}
              onChange={(event) => set({ changes: event.target.value })}
            />
          )}
          <TextArea
            ref={body}
            label={t('texts.edit.body')}
            hint={t('texts.edit.body-hint')}
            lang={language}
            rows={20}
            maxLength={MAX_PAGE.body}
            value={text.body}
            onChange={(event) => set({ body: event.target.value })}
          />
          <PictureButton onAdd={addPicture} />
        </>
      )}
    </div>
  )
}
