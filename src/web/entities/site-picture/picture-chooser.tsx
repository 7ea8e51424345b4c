import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { PICTURE_TYPES, pictureFault, uploadSitePicture } from '../../lib/site-picture.ts'
import { Button } from '../../ui/button.tsx'

interface PictureChooserProps {
  label: string
  icon?: ReactNode
  size?: 'small'
  /** What is wrong with a file. */
  faults: Record<'type' | 'size', string>
  /** Called with its path once it is uploaded. */
  onChosen: (path: string) => void
  /** What takes the picture away; without one there is none. */
  remove?: { label: string; onRemove: () => void } | undefined
  error?: string | undefined
}

/** Buttons that upload a picture of the site and take it away, and what was wrong with it. */
export function PictureChooser({ label, icon, size, faults, onChosen, remove, error }: PictureChooserProps) {
  const t = useTranslate()
  const id = useId()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    const code = pictureFault(file)
    setFault(code && faults[code])
    if (code) return
    setBusy(true)
    try {
      onChosen(await uploadSitePicture(file))
    } catch (failure) {
      setFault(errorMessage(failure, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <input
          id={id}
          type="file"
          accept={PICTURE_TYPES}
          aria-label={label}
          hidden
          onChange={(event) => void choose(event)}
        />
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => document.getElementById(id)?.click()}
          {...(size && { size })}
        >
          {icon}
          {label}
        </Button>
        {remove && (
          <Button variant="quiet" onClick={remove.onRemove}>
            {remove.label}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-danger-ink empty:hidden">
        {fault ?? error}
      </p>
    </>
  )
}
