import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import type { PictureFault } from './measure-picture.ts'

interface PictureHintsProps {
  file: File
  /** Called once the picture has been looked at. */
  onMeasured?: ((faults: readonly PictureFault[]) => void) | undefined
}

/** What to look at again in a picture of a document. It is advice: the picture may be sent as it is. */
export function PictureHints({ file, onMeasured }: PictureHintsProps) {
  const t = useTranslate()
  const faults = usePictureFaults(file, onMeasured)
  return (
    <ul role="status" className="mt-1.5 text-sm font-medium text-notice-ink empty:hidden">
      {faults.map((fault) => (
        <li key={fault}>{t(`kyc.picture.${fault}`)}</li>
      ))}
    </ul>
  )
}

function usePictureFaults(file: File, onMeasured: PictureHintsProps['onMeasured']): PictureFault[] {
  const [faults, setFaults] = useState<PictureFault[]>([])
  const tell = useRef(onMeasured)
  tell.current = onMeasured
  useEffect(() => {
    let isGone = false
    void measure(file).then((found) => {
      if (isGone) return
      setFaults(found)
      tell.current?.(found)
    })
    return () => {
      isGone = true
    }
  }, [file])
  return faults
}

async function measure(file: File): Promise<PictureFault[]> {
  if (!file.type.startsWith('image/')) return []
  const [{ greyPicture }, { measurePicture }] = await Promise.all([
    import('./grey-picture.ts'),
    import('./measure-picture.ts'),
  ])
  const picture = await greyPicture(file)
  return picture ? measurePicture(picture) : []
}
