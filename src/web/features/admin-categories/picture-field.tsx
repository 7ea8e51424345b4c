import { type ChangeEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { randomId } from '../../lib/random-id.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { Button } from '../../ui/button.tsx'
import { Image } from '../../ui/image.tsx'

const MAX_BYTES = 10 * 1024 * 1024

interface PictureFieldProps {
  path: string | null
  onChange: (path: string | null) => void
}

/** A picture of the category, in place of that of the item rented most. */
export function PictureField({ path, onChange }: PictureFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    if (!file.type.startsWith('image/')) return setFault(t('categories.fault.type'))
    if (file.size > MAX_BYTES) return setFault(t('categories.fault.size'))
    setFault(undefined)
    setBusy(true)
    try {
      const next = `site/${randomId()}`
      const { storage } = await supabase()
      unwrap(await storage.from('images').upload(next, file, { contentType: file.type }))
      onChange(next)
    } catch (error) {
      setFault(errorMessage(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('categories.picture')}</legend>
      <p className="text-sm text-ink-soft">{t('categories.picture-hint')}</p>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        {path && <Image path={path} alt="" sizes="96px" className="aspect-square! w-24 rounded-control" />}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('categories.picture-choose')}
          hidden
          onChange={(event) => void choose(event)}
        />
        <Button variant="secondary" busy={isBusy} onClick={() => document.getElementById(id)?.click()}>
          {t('categories.picture-choose')}
        </Button>
        {path && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            {t('categories.picture-remove')}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-danger-ink empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
}
