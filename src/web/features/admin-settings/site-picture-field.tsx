import { type ChangeEvent, useId, useState } from 'react'
import { PLATE } from '#domain/settings/ground-of.ts'
import type { ChosenPicture, PictureShape } from '#domain/settings/site-picture.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { PICTURE_TYPES, pictureAddress, pictureFault, uploadSitePicture } from '../../lib/site-picture.ts'
import { Button } from '../../ui/button.tsx'

interface SitePictureFieldProps {
  label: string
  shape: PictureShape
  value: ChosenPicture | ''
  onChange: (value: ChosenPicture | '') => void
  error: string | undefined
}

/** A picture of the brand: chosen, seen on light and on dark, or taken away. */
export function SitePictureField({ label, shape, value, onChange, error }: SitePictureFieldProps) {
  const t = useTranslate()
  const id = useId()
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (!file) return
    const code = pictureFault(file)
    setFault(code && t(`settings.picture-${code}`))
    if (code) return
    setBusy(true)
    try {
      onChange({ path: await uploadSitePicture(file) })
    } catch (failure) {
      setFault(errorMessage(failure, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <p className="text-sm text-ink-soft">{t(`settings.picture-${shape}`)}</p>
      {value && (
        <div className="mt-3 grid grid-cols-2 gap-3">
          {Object.entries(PLATE).map(([scheme, background]) => (
            <span key={scheme} style={{ background }} className="h-24 rounded-control border border-line p-3">
              <img
                src={pictureAddress(value.path)}
                alt={t(`settings.picture-on-${scheme as keyof typeof PLATE}`)}
                className="size-full object-contain"
              />
            </span>
          ))}
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <input
          id={id}
          type="file"
          accept={PICTURE_TYPES}
          aria-label={t('settings.picture-choose')}
          hidden
          onChange={(event) => void choose(event)}
        />
        <Button variant="secondary" busy={isBusy} onClick={() => document.getElementById(id)?.click()}>
          {t('settings.picture-choose')}
        </Button>
        {value && (
          <Button variant="quiet" onClick={() => onChange('')}>
            {t('settings.picture-remove')}
          </Button>
        )}
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-danger-ink empty:hidden">
        {fault ?? error}
      </p>
    </fieldset>
  )
}
