import FileText from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'
import type { IdentityProof } from '#contract/identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { apiUrl } from '../../lib/config.ts'
import { Button } from '../../ui/button.tsx'
import { PictureViewer } from './picture-viewer.tsx'

interface DocumentSideProps {
  proof: Pick<IdentityProof, 'step' | 'expiresAt'>
  file: Pick<IdentityProof, 'contentType' | 'path'>
  /** Which side it is, of a document that shows both. */
  side?: 'front' | 'back'
  onAgain: () => void
  busy: boolean
}

/** One side of a document: a picture to look at closely, or a PDF to open while its path works. */
export function DocumentSide({ proof, file, side, onAgain, busy }: DocumentSideProps) {
  const t = useTranslate()
  const isPicture = file.contentType.startsWith('image/')
  const address = `${apiUrl()}/storage/v1${file.path}`
  const isOver = useIsOver(proof.expiresAt)
  const step = t(`moderation.step.${proof.step}`)
  return (
    <div>
      {side && <h3 className="mb-2 font-semibold">{t(`moderation.side.${side}`)}</h3>}
      {isPicture && (
        <PictureViewer src={address} alt={side ? `${step}: ${t(`moderation.side.${side}`)}` : step} />
      )}
      {!isPicture && !isOver && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink underline"
        >
          <FileText aria-hidden size={20} />
          {t('moderation.document.open')}
        </a>
      )}
      {!isPicture && isOver && (
        <Button variant="secondary" busy={busy} onClick={onAgain}>
          {t('moderation.document.show-again')}
        </Button>
      )}
    </div>
  )
}

/** Whether this instant has passed; says so when it does. */
function useIsOver(instant: string): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    const timer = setTimeout(() => setOver(true), Math.max(Date.parse(instant) - Date.now(), 0))
    return () => clearTimeout(timer)
  }, [instant])
  return over
}
