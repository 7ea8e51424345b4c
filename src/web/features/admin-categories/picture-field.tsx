import { type ChangeEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { PICTURE_TYPES, pictureFault, uploadSitePicture } from '../../lib/site-picture.ts'
import { Button } from '../../ui/button.tsx'
import { Image } from '../../ui/image.tsx'

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
    const code = pictureFault(file)
    setFault(code && t(`categories.fault.${code}`))
    if (code) return
    setBusy(true)
    try {
      onChange(await uploadSitePicture(file))
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
          accept={PICTURE_TYPES}
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
