import ImagePlus from 'lucide-react/icons/image-plus'
import { PictureChooser } from '../../entities/site-picture/picture-chooser.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { pictureAddress } from '../../lib/site-picture.ts'

/** Adds a picture to the site's storage; `onAdd` is told its address. */
export function PictureButton({ onAdd }: { onAdd: (address: string) => void }) {
  const t = useTranslate()
  return (
    <div>
      <PictureChooser
        label={t('texts.edit.picture')}
        icon={<ImagePlus aria-hidden size={16} />}
        size="small"
        faults={{ type: t('texts.edit.picture-type'), size: t('texts.edit.picture-size') }}
        onChosen={(path) => onAdd(pictureAddress(path))}
      />
    </div>
  )
}
