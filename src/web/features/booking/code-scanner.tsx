import { useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Notice } from '../../ui/notice.tsx'
import { readScannedCode } from './read-scanned-code.ts'

interface CodeScannerProps {
  bookingId: string
  onCode: (code: string) => void
}

type Fault = 'denied' | 'none' | 'other'

/** Looks through the camera for the code on the renter's phone; the digits can be typed all the while. */
export function CodeScanner({ bookingId, onCode }: CodeScannerProps) {
  const t = useTranslate()
  const video = useRef<HTMLVideoElement>(null)
  const [fault, setFault] = useState<Fault>()
  const [isForeign, setForeign] = useState(false)
  const found = useRef(onCode)
  useEffect(() => {
    found.current = onCode
  })

  useEffect(() => {
    let isOver = false
    let stop = () => {}
    // Loaded when a code is scanned: it is as large as a page.
    Promise.all([import('@zxing/browser'), import('@zxing/library')])
      .then(([{ BrowserQRCodeReader }, { DecodeHintType }]) =>
        // The code is a dense one, seen on a screen: without this, some are never read.
        new BrowserQRCodeReader(new Map([[DecodeHintType.TRY_HARDER, true]])).decodeFromConstraints(
          { video: { facingMode: 'environment' } },
          video.current ?? undefined,
          (result, _error, controls) => {
            if (!result || isOver) return
            const code = readScannedCode(result.getText(), bookingId)
            setForeign(!code)
            if (!code) return
            isOver = true
            controls.stop()
            found.current(code)
          },
        ),
      )
      .then((controls) => {
        stop = () => controls.stop()
        if (isOver) stop()
      })
      .catch((error: unknown) => setFault(faultOf(error)))
    return () => {
      isOver = true
      stop()
    }
  }, [bookingId])

  if (fault) return <Notice tone="caution">{t(`handover.scan.${fault}`)}</Notice>
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('handover.scan.picture')}
        className="aspect-square w-full rounded-card bg-sunken object-cover"
      />
      <p role="status" className="text-sm text-ink-soft">
        {t(isForeign ? 'handover.scan.foreign' : 'handover.scan.hint')}
      </p>
    </div>
  )
}

function faultOf(error: unknown): Fault {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'other'
}
