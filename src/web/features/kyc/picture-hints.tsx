import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import type { PictureFault } from './measure-picture.ts'

/** What to look at again in a picture of a document. It is advice: the picture may be sent as it is. */
export function PictureHints({ file }: { file: File }) {
  const t = useTranslate()
  const faults = usePictureFaults(file)
  return (
    <ul role="status" className="mt-1.5 text-sm font-medium text-notice-ink empty:hidden">
      {faults.map((fault) => (
        <li key={fault}>{t(`kyc.picture.${fault}`)}</li>
      ))}
    </ul>
  )
}

function usePictureFaults(file: File): PictureFault[] {
  const [faults, setFaults] = useState<PictureFault[]>([])
  useEffect(() => {
    let isGone = false
    void measure(file).then((found) => {
      if (!isGone) setFaults(found)
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
