import { PictureChooser } from '../../entities/site-picture/picture-chooser.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Image } from '../../ui/image.tsx'

interface PictureFieldProps {
  path: string | null
  onChange: (path: string | null) => void
}

/** A picture of the category, in place of that of the item rented most. */
export function PictureField({ path, onChange }: PictureFieldProps) {
  const t = useTranslate()
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('categories.picture')}</legend>
      <p className="mb-2 text-sm text-ink-soft">{t('categories.picture-hint')}</p>
      {path && <Image path={path} alt="" sizes="96px" className="mb-3 aspect-square! w-24 rounded-control" />}
      <PictureChooser
        label={t('categories.picture-choose')}
        faults={{ type: t('categories.fault.type'), size: t('categories.fault.size') }}
        onChosen={onChange}
        remove={path ? { label: t('categories.picture-remove'), onRemove: () => onChange(null) } : undefined}
      />
    </fieldset>
  )
}
