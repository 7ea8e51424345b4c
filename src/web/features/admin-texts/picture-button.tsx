import ImagePlus from 'lucide-react/icons/image-plus'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { PICTURE_TYPES, pictureAddress, pictureFault, uploadSitePicture } from '../../lib/site-picture.ts'
import { Button } from '../../ui/button.tsx'

/** Adds a picture to the site's storage; `onAdd` is told its address. */
export function PictureButton({ onAdd }: { onAdd: (address: string) => void }) {
  const t = useTranslate()
  const id = useId()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    const code = pictureFault(file)
    setFault(code && t(`texts.edit.picture-${code}`))
    if (code) return
    setBusy(true)
    try {
      onAdd(pictureAddress(await uploadSitePicture(file)))
    } catch (error) {
      setFault(errorMessage(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div>
      <input
        id={id}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={t('texts.edit.picture')}
        hidden
        onChange={(event) => void choose(event)}
      />
      <Button
        variant="secondary"
        size="small"
        busy={isBusy}
        onClick={() => document.getElementById(id)?.click()}
      >
        <ImagePlus aria-hidden size={16} />
        {t('texts.edit.picture')}
      </Button>
      <p role="alert" className="mt-2 text-sm font-medium text-danger-ink empty:hidden">
        {fault}
      </p>
    </div>
  )
}
