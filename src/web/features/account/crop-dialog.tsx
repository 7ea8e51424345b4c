import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslate } from '../../i18n/translation.tsx'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type CropArea, cropPicture } from './crop-picture.ts'

interface CropDialogProps {
  /** Address of the chosen file. */
  picture: string
  busy: boolean
  onClose: () => void
  onCropped: (picture: Blob) => void
}

/** Moves and zooms a picture under a round window. */
export function CropDialog({ picture, busy, onClose, onCropped }: CropDialogProps) {
  const t = useTranslate()
  const zoomId = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<CropArea>()
  const [unreadable, setUnreadable] = useState(false)

  async function use() {
    if (!area) return
    await cropPicture(picture, area).then(onCropped, () => setUnreadable(true))
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t('account.avatar.crop-title')}
      action={t('account.avatar.use')}
      busy={busy}
      disabled={unreadable || !area}
      onAction={() => void use()}
    >
      {unreadable ? (
        <Notice tone="bad" live>
          {t('account.avatar.unreadable')}
        </Notice>
      ) : (
        <>
          <div className="relative aspect-square overflow-hidden rounded-card bg-sunken sm:aspect-[4/3]">
            <Cropper
              image={picture}
              crop={crop}
              zoom={zoom}
              aspect={1}
              cropShape="round"
              showGrid={false}
              disableAutomaticStylesInjection
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              cropperProps={{ role: 'group', 'aria-label': t('account.avatar.crop-label') }}
              mediaProps={{ alt: '', onError: () => setUnreadable(true) }}
            />
          </div>
          <label htmlFor={zoomId} className="mt-4 block font-semibold">
            {t('account.avatar.zoom')}
          </label>
          <input
            id={zoomId}
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.currentTarget.value))}
            className="h-11 w-full accent-accent"
          />
        </>
      )}
    </ActionDialog>
  )
}
