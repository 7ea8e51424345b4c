import { useRef, useState } from 'react'
import { kindsOf, MAX_REVIEW_LENGTH, type ReviewKind } from '#domain/review/review.ts'
import { MAX_REVIEW_PHOTOS, type ReviewTag, tagsFor, takesPhotos } from '#domain/review/review-tags.ts'
import { EvidenceField } from '../../entities/photo/evidence-field.tsx'
import { useEvidence } from '../../entities/photo/use-evidence.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { knownSentence } from '../../lib/errors.ts'
import { dismissToastsAbout, toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { StarInput } from '../../ui/star-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { RentalReview } from './rental-review.ts'
import { useWriteReview } from './use-rental-review.ts'

type Draft = { rating?: number; text: string; tags: ReviewTag[] }

/** Stars and words for everything that this side reviews, handed in together. */
export function ReviewForm({ rental, side }: { rental: RentalReview; side: 'renter' | 'owner' }) {
  const t = useTranslate()
  const kinds = kindsOf(side)
  const form = useRef<HTMLFormElement>(null)
  const [drafts, setDrafts] = useState<Partial<Record<ReviewKind, Draft>>>({})
  const [asked, setAsked] = useState(false)
  const write = useWriteReview(rental.id)
  const evidence = useEvidence('reviews', undefined, MAX_REVIEW_PHOTOS)
  const names = {
    renter_to_item: undefined,
    renter_to_owner: rental.owner?.first_name,
    owner_to_renter: rental.renter?.first_name,
  }

  function change(kind: ReviewKind, part: Partial<Draft>) {
    const next = { ...drafts, [kind]: { text: '', tags: [], ...drafts[kind], ...part } }
    setDrafts(next)
    if (kinds.every((each) => next[each]?.rating)) dismissToastsAbout('rating')
  }

  function submit() {
    setAsked(true)
    const reviews = kinds.flatMap((kind) => {
      const { rating, text = '', tags = [] } = drafts[kind] ?? {}
      if (!rating) return []
      const photos = takesPhotos(kind) ? evidence.paths : []
      return [
        {
          kind,
          rating,
          text: text.trim(),
          tags: tagsFor(kind, rating).filter((tag) => tags.includes(tag)),
          photos,
        },
      ]
    })
    if (reviews.length < kinds.length) {
      toast({
        title: t('review.rating-required'),
        description: t('review.select-rating'),
        tone: 'bad',
        about: 'rating',
      })
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    // This form goes with what it wrote, and callbacks of a mutation go with the component.
    write.mutateAsync(reviews).then(
      ({ isPublished }) =>
        void toast({
          title: t(isPublished ? 'review.thanks-published' : 'review.thanks'),
          tone: 'good',
          about: 'review',
        }),
      (error) =>
        void toast({
          title: t('review.submit-failed'),
          description: knownSentence(error, t) ?? t('review.submit-failed.text'),
          tone: 'bad',
          about: 'review',
        }),
    )
  }

  return (
    <form
      ref={form}
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {kinds.map((kind) => {
        const { rating, text = '', tags = [] } = drafts[kind] ?? {}
        const offered = tagsFor(kind, rating ?? 0)
        const name = names[kind] || t('review.neighbour')
        return (
          <Card key={kind} className="grid gap-4">
            <StarInput
              legend={t(`review.ask.${kind}`, { name })}
              value={rating}
              onChange={(value) => change(kind, { rating: value })}
              error={asked && !rating ? t('review.select-rating') : undefined}
            />
            {offered.length > 0 && (
              <fieldset className="flex flex-wrap gap-2">
                <legend className="sr-only">{t('review.tags')}</legend>
                {offered.map((tag) => (
                  <Chip
                    key={tag}
                    pressed={tags.includes(tag)}
                    onPress={() =>
                      change(kind, {
                        tags: tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag],
                      })
                    }
                  >
                    {t(`product.reviews.tag.${tag}`)}
                  </Chip>
                ))}
              </fieldset>
            )}
            <TextArea
              label={t(`review.words.${kind}`, { name })}
              optional
              maxLength={MAX_REVIEW_LENGTH}
              value={text}
              onChange={(event) => change(kind, { text: event.target.value })}
            />
            {takesPhotos(kind) && <EvidenceField evidence={evidence} most={MAX_REVIEW_PHOTOS} />}
          </Card>
        )
      })}
      <Button
        type="submit"
        size="large"
        busy={write.isPending}
        disabled={evidence.isUploading}
        className="justify-self-start"
      >
        {t('review.submit')}
      </Button>
    </form>
  )
}
