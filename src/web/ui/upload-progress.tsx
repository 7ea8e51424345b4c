import { useTranslate } from '../i18n/translation.tsx'
import { Progress } from './progress.tsx'

interface UploadProgressProps {
  label: string
  /** 0 to 1. */
  progress: number
  isWaiting?: boolean | undefined
  showLabel?: boolean
}

/** The progress of an upload, and that it waits while there is no connection. */
export function UploadProgress({ label, progress, isWaiting, showLabel }: UploadProgressProps) {
  const t = useTranslate()
  return (
    <>
      <Progress label={label} value={progress * 100} showLabel={showLabel && !isWaiting} />
      <p role="status" className="mt-1.5 text-sm font-medium empty:hidden">
        {isWaiting && t('ui.waits-for-connection')}
      </p>
    </>
  )
}
