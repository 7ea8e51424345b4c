import { useNavigate } from 'react-router'
import type { ChangedLine } from '#contract/checkout.ts'
import type { RescueOffer } from '#contract/rescue.ts'
import type { ShownTerms } from '#domain/booking/shown-terms.ts'
import { termsWords } from '../../entities/payment/terms-words.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RescueOfferRow } from './rescue-offer-row.tsx'
import { useRebook, useRescueOffers } from './use-rescue.ts'

/** The nearest free equivalents of a rental that its lender let down, each a tap away. */
export function RescueOffers({ bookingId }: { bookingId: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { data: offers } = useRescueOffers(bookingId)
  const rebook = useRebook(bookingId)
  if (!offers || offers.length === 0) return null

  const take = (offer: RescueOffer) =>
    rebook.mutate(offer, {
      onSuccess: ({ bookings }) => {
        toast({ title: t(offer.is_instant ? 'rescue.done' : 'rescue.requested'), tone: 'good' })
        navigate(`/dashboard/my-rentals/${bookings[0]!.id}`)
      },
    })

  return (
    <Card as="section" aria-labelledby="rescue" className="mt-5 grid gap-4">
      <div>
        <h2 id="rescue" className="text-xl">
          {t('rescue.title')}
        </h2>
        <p className="mt-1 text-ink-soft">{t('rescue.text')}</p>
      </div>
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <RescueOfferRow
            key={offer.id}
            offer={offer}
            isBusy={rebook.isPending && rebook.variables.id === offer.id}
            isLocked={rebook.isPending}
            onTake={() => take(offer)}
          />
        ))}
      </ul>
      {rebook.error && (
        <Notice tone="bad" live>
          {errorMessage(rebook.error, t)}
          <ChangedTerms
            problem={rebook.error}
            terms={offers.find(({ id }) => id === rebook.variables?.id)?.terms}
          />
        </Notice>
      )}
    </Card>
  )
}

/** In what an offer is another one than it was shown, as it is now; nothing after another refusal. */
function ChangedTerms({ problem, terms }: { problem: unknown; terms: ShownTerms | undefined }) {
  const t = useTranslate()
  const words = termsWords(t, useFormat())
  if (codeOf(problem) !== 'TERMS_CHANGED' || !terms) return null
  const { details } = problem as { details: { lines?: ChangedLine[] } }
  return (
    <ul className="mt-2 list-disc ps-5">
      {details.lines?.[0]?.changed.map((part) => (
        <li key={part}>{words[part](terms)}</li>
      ))}
    </ul>
  )
}
