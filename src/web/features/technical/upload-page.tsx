import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UploadProgress } from '../../ui/upload-progress.tsx'
import { BucketChoice } from './bucket-choice.tsx'
import { UploadRefusal } from './upload-refusal.tsx'
import { UploadedObject } from './uploaded-object.tsx'
import { useBuckets } from './use-buckets.ts'
import { useUpload } from './use-upload.ts'

/** Uploads a file into a bucket and shows its addresses, for developers who build on the storage. */
export function UploadPage() {
  const t = useTranslate()
  const buckets = useBuckets()
  const upload = useUpload()
  const [chosen, setChosen] = useState<string>()
  const [file, setFile] = useState<File>()
  const bucket = buckets.data?.find(({ id }) => id === chosen) ?? buckets.data?.[0]

  function submit(event: FormEvent) {
    event.preventDefault()
    if (bucket && file && !upload.isPending) upload.mutate({ bucket, file })
  }

  return (
    <div className="page max-w-2xl py-10">
      <h1 className="text-2xl md:text-3xl">{t('content.technical.upload')}</h1>
      <p className="mt-2 text-ink-soft">{t('content.technical.upload-text')}</p>
      {buckets.isError ? (
        <ErrorState title={t('content.technical.no-buckets')} onRetry={() => void buckets.refetch()} />
      ) : !bucket ? (
        <Skeleton card className="mt-6 h-80" />
      ) : (
        <Card className="mt-6">
          <form onSubmit={submit} className="grid gap-5">
            <BucketChoice buckets={buckets.data ?? []} chosen={bucket.id} onChoose={setChosen} />
            <label className="grid gap-1.5 font-semibold">
              {t('content.technical.file')}
              <input
                type="file"
                accept={bucket.allowed_mime_types?.join()}
                onChange={(event) => setFile(event.target.files?.[0])}
                className="min-h-12 w-full rounded-control border border-line-strong p-2.5 font-normal"
              />
            </label>
            {upload.isPending && (
              <div className="grid gap-3">
                <UploadProgress
                  label={t('content.technical.sending')}
                  progress={upload.progress}
                  isWaiting={upload.isWaiting}
                  showLabel
                />
                <Button variant="secondary" onClick={upload.stop}>
                  {t('content.technical.stop')}
                </Button>
              </div>
            )}
            {upload.error && <UploadRefusal error={upload.error} bucket={bucket} />}
            <Button type="submit" disabled={!file} busy={upload.isPending}>
              {t('content.technical.send')}
            </Button>
          </form>
        </Card>
      )}
      {upload.data && <UploadedObject key={upload.data.path} {...upload.data} onRemoved={upload.reset} />}
    </div>
  )
}
