import { type FormEvent, useId, useState } from 'react'
import { MAX_FEATURED } from '#domain/listing/featured.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { localMoment } from '../../lib/local-moment.ts'
import { toast } from '../../lib/toast.ts'
import { ActionDialog } from '../../ui/action-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FeaturedItem, useFeature } from './use-featured.ts'

interface FeatureDialogProps {
  itemId: string
  /** As it is now; null for an item that is not featured. */
  featured: FeaturedItem | null
  onClose: () => void
}

/** Where in the order of the home page an item stands, and for what time. */
export function FeatureDialog({ itemId, featured, onClose }: FeatureDialogProps) {
  const t = useTranslate()
  const form = useId()
  const [position, setPosition] = useState(String(featured?.position ?? 1))
  const [starts, setStarts] = useState(localMoment(featured?.starts_at))
  const [ends, setEnds] = useState(localMoment(featured?.ends_at))
  const [isTried, setTried] = useState(false)
  const { mutate, isPending, error } = useFeature('feature-item')
  const place = Number(position)
  const isPlace = Number.isInteger(place) && place >= 1 && place <= MAX_FEATURED
  const isWindow = ends === '' || Date.parse(ends) > (starts ? Date.parse(starts) : Date.now())

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!isPlace || !isWindow) return
    mutate(
      {
        itemId,
        position: place,
        ...(starts && { startsAt: new Date(starts).toISOString() }),
        endsAt: ends ? new Date(ends).toISOString() : null,
      },
      {
        onSuccess() {
          toast({ title: t('moderation.featured.saved'), tone: 'good' })
          onClose()
        },
      },
    )
  }

  return (
    <ActionDialog
      onClose={onClose}
      title={t('moderation.featured.title')}
      action={t('moderation.featured.feature')}
      form={form}
      busy={isPending}
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-4">
        <p>{t('moderation.featured.text')}</p>
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_FEATURED}
          label={t('moderation.featured.position')}
          hint={t('moderation.featured.position-hint')}
          error={
            isTried && !isPlace ? t('moderation.featured.position-wrong', { most: MAX_FEATURED }) : undefined
          }
          value={position}
          onChange={({ target }) => setPosition(target.value)}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="datetime-local"
            label={t('moderation.featured.starts')}
            hint={t('moderation.featured.starts-hint')}
            optional
            value={starts}
            onChange={({ target }) => setStarts(target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('moderation.featured.ends')}
            hint={t('moderation.featured.ends-hint')}
            optional
            error={isTried && !isWindow ? t('moderation.featured.window') : undefined}
            value={ends}
            onChange={({ target }) => setEnds(target.value)}
          />
        </div>
        {error && (
          <Notice tone="bad" live>
            {errorMessage(error, t)}
          </Notice>
        )}
      </form>
    </ActionDialog>
  )
}
