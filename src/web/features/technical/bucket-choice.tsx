import type { Bucket } from '@supabase/storage-js'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { megabytesOf } from './megabytes-of.ts'

interface BucketChoiceProps {
  buckets: readonly Bucket[]
  chosen: string
  onChoose: (id: string) => void
}

/** The buckets with what each takes. */
export function BucketChoice({ buckets, chosen, onChoose }: BucketChoiceProps) {
  const t = useTranslate()
  return (
    <RadioCards
      legend={t('content.technical.bucket')}
      name="bucket"
      value={chosen}
      onChange={onChoose}
      options={buckets.map((bucket) => ({
        value: bucket.id,
        label: bucket.name,
        text: [
          t(bucket.public ? 'content.technical.bucket-public' : 'content.technical.bucket-private'),
          bucket.file_size_limit && t('content.technical.bucket-size', { size: megabytesOf(bucket) }),
          bucket.allowed_mime_types?.join(', '),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}
