import Camera from 'lucide-react/icons/camera'
import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import X from 'lucide-react/icons/x'
import { type DragEvent, useId, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import type { PictureFault } from './measure-picture.ts'
import { PictureHints } from './picture-hints.tsx'
import type { useDocument } from './use-document.ts'

export interface DocumentFieldProps {
  label: string
  hint: string
  /** The phone opens this camera at once; without, it asks whether to take or to choose a picture. */
  camera?: 'user'
  /** Accepts only pictures. */
  picturesOnly?: boolean
  /** Says under the picture whether it is blurred, dark or cut off. */
  measured?: boolean
  /** The picture was looked at: with faults that the person is told of, or without any. */
  onMeasured?: (faults: readonly PictureFault[]) => void
  upload: ReturnType<typeof useDocument>
  /** "Send" was pressed without it. */
  missing: boolean
}

const FAULTS = {
  type: 'kyc.document.type',
  size: 'kyc.document.size',
  network: 'kyc.document.network',
  full: 'errors.QuotaExceeded',
  'no-room': 'errors.InsufficientStorage',
} as const

/** A picture by camera, by choosing or by dropping; it is on its way at once. */
export function DocumentField(props: DocumentFieldProps) {
  const { label, hint, camera, picturesOnly, measured, onMeasured, upload, missing } = props
  const t = useTranslate()
  const id = useId()
  const [over, setOver] = useState(false)
  const { document, fault, choose } = upload
  const error = fault ? t(FAULTS[fault]) : missing && !document ? t('kyc.document.missing') : undefined

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void choose(event.dataTransfer.files[0])
  }

  return (
    <div>
      <p id={`${id}-label`} className="mb-1.5 font-semibold">
        {label}
      </p>
      {document ? (
        <>
          <Uploaded upload={upload} />
          {measured && <PictureHints key={document.preview} file={document.file} onMeasured={onMeasured} />}
        </>
      ) : (
        <label
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 rounded-card border border-dashed p-5 text-center transition-colors hover:bg-sunken',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            over ? 'border-accent bg-accent-tint' : error ? 'border-danger' : 'border-line-strong',
          )}
        >
          <Camera aria-hidden size={26} className="text-accent-ink" />
          <span className="font-semibold">{t('kyc.document.choose')}</span>
          <span id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint} <span className="hidden pointer-fine:inline">{t('kyc.document.drop')}</span>
          </span>
          <input
            type="file"
            className="fills-label"
            accept={picturesOnly ? 'image/*' : 'image/*,application/pdf'}
            capture={camera}
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-hint ${id}-error`}
            aria-invalid={error ? true : undefined}
            onChange={(event) => {
              void choose(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
      )}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}

function Uploaded({ upload }: { upload: ReturnType<typeof useDocument> }) {
  const t = useTranslate()
  const { document, remove } = upload
  if (!document) return null
  return (
    <div className="flex items-center gap-4 rounded-card border border-line p-3">
      {document.preview ? (
        <img src={document.preview} alt="" className="size-16 shrink-0 rounded-control object-cover" />
      ) : (
        <FileText aria-hidden size={32} className="m-4 shrink-0 text-ink-soft" />
      )}
      <div className="min-w-0 grow">
        <p className="truncate font-semibold">{document.file.name}</p>
        {document.path ? (
          <p role="status" className="flex items-center gap-1.5 text-sm text-accent-ink">
            <CircleCheck aria-hidden size={16} />
            {t('kyc.document.uploaded')}
          </p>
        ) : (
          <UploadProgress
            label={t('kyc.document.uploading')}
            progress={document.progress}
            isWaiting={document.isWaiting}
            showLabel
          />
        )}
      </div>
      <IconButton label={t('kyc.document.remove')} icon={<X aria-hidden size={18} />} onClick={remove} />
    </div>
  )
}
