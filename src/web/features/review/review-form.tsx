import { useRef, useState } from 'react'
import { kindsOf, MAX_REVIEW_LENGTH, type ReviewKind } from '#domain/review/review.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { knownSentence } from '../../lib/errors.ts'
import { dismissToastsAbout, toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { StarInput } from '../../ui/star-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { RentalReview } from './rental-review.ts'
import { useWriteReview } from './use-rental-review.ts'

type Draft = { rating?: number; text: string }

/** Stars and words for everything that this side reviews, handed in together. */
export function ReviewForm({ rental, side }: { rental: RentalReview; side: 'renter' | 'owner' }) {
  const t = useTranslate()
  const kinds = kindsOf(side)
  const form = useRef<HTMLFormElement>(null)
  const [drafts, setDrafts] = useState<Partial<Record<ReviewKind, Draft>>>({})
  const [asked, setAsked] = useState(false)
  const write = useWriteReview(rental.id)
  const names = {
    renter_to_item: undefined,
    renter_to_owner: rental.owner?.first_name,
    owner_to_renter: rental.renter?.first_name,
  }

  function change(kind: ReviewKind, part: Partial<Draft>) {
    const next = { ...drafts, [kind]: { text: '', ...drafts[kind], ...part } }
    setDrafts(next)
    if (kinds.every((each) => next[each]?.rating)) dismissToastsAbout('rating')
  }

  function submit() {
    setAsked(true)
    const reviews = kinds.flatMap((kind) => {
      const { rating, text = '' } = drafts[kind] ?? {}
      return rating ? [{ kind, rating, text: text.trim() }] : []
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
    write.mutate(reviews, {
      onSuccess: ({ isPublished }) =>
        void toast({
          title: t(isPublished ? 'review.thanks-published' : 'review.thanks'),
          tone: 'good',
          about: 'review',
        }),
      onError: (error) =>
        void toast({
          title: t('review.submit-failed'),
          description: knownSentence(error, t) ?? t('review.submit-failed.text'),
          tone: 'bad',
          about: 'review',
        }),
    })
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
        const { rating, text = '' } = drafts[kind] ?? {}
        const name = names[kind] || t('review.neighbour')
        return (
          <Card key={kind} className="grid gap-4">
            <StarInput
              legend={t(`review.ask.${kind}`, { name })}
              value={rating}
              onChange={(value) => change(kind, { rating: value })}
              error={asked && !rating ? t('review.select-rating') : undefined}
            />
            <TextArea
              label={t(`review.words.${kind}`, { name })}
              optional
              maxLength={MAX_REVIEW_LENGTH}
              value={text}
              onChange={(event) => change(kind, { text: event.target.value })}
            />
          </Card>
        )
      })}
      <Button type="submit" size="large" busy={write.isPending} className="justify-self-start">
        {t('review.submit')}
      </Button>
    </form>
  )
}
