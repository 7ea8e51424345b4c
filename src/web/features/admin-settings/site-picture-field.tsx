import { PLATE } from '#domain/settings/ground-of.ts'
import type { ChosenPicture, PictureShape } from '#domain/settings/site-picture.ts'
import { PictureChooser } from '../../entities/site-picture/picture-chooser.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { pictureAddress } from '../../lib/site-picture.ts'

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
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <p className="mb-3 text-sm text-ink-soft">{t(`settings.picture-${shape}`)}</p>
      {value && (
        <div className="mb-3 grid grid-cols-2 gap-3">
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
      <PictureChooser
        label={t('settings.picture-choose')}
        faults={{ type: t('settings.picture-type'), size: t('settings.picture-size') }}
        onChosen={(path) => onChange({ path })}
        remove={value ? { label: t('settings.picture-remove'), onRemove: () => onChange('') } : undefined}
        error={error}
      />
    </fieldset>
  )
}
