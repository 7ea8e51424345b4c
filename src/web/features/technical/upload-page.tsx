import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Image } from '../../ui/image.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Puts one picture into the own folder of the public bucket, for whoever builds on the storage. */
export function UploadPage() {
  const t = useTranslate()
  const user = useUser()
  const [file, setFile] = useState<File>()
  const upload = useMutation({ mutationFn: (chosen: File) => put(chosen, user!.id), retry: false })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (file && user) upload.mutate(file)
  }

  return (
    <div className="page max-w-2xl py-10">
      <h1 className="text-2xl md:text-3xl">{t('content.technical.upload')}</h1>
      <p className="mt-2 text-ink-soft">{t('content.technical.upload-text')}</p>
      <Card className="mt-6">
        <form onSubmit={submit} className="grid gap-4">
          <label className="grid gap-1.5 font-semibold">
            {t('content.technical.file')}
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={(event) => setFile(event.target.files?.[0])}
              className="min-h-12 w-full rounded-control border border-line-strong p-2.5 font-normal"
            />
          </label>
          {upload.error && (
            <Notice tone="bad" live>
              {sentenceFor(upload.error, t)}
            </Notice>
          )}
          <Button type="submit" disabled={!file} busy={upload.isPending}>
            {t('content.technical.send')}
          </Button>
        </form>
      </Card>
      {upload.data && (
        <figure className="mt-6" aria-live="polite">
          <Image
            path={upload.data}
            alt={t('content.technical.sent')}
            sizes="640px"
            className="rounded-card"
          />
          <figcaption className="mt-2 text-sm break-all text-ink-soft">{`images/${upload.data}`}</figcaption>
        </figure>
      )}
    </div>
  )
}

/** Under a name of its own: a picture in this bucket is never overwritten. */
async function put(file: File, userId: string): Promise<string> {
  const { storage } = await supabase()
  const path = `${userId}/${crypto.randomUUID()}`
  const { error } = await storage
    .from('images')
    .upload(path, file, { contentType: file.type, cacheControl: '31536000' })
  if (error) throw error
  return path
}
