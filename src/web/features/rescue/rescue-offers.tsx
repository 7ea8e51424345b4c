import { useNavigate } from 'react-router'
import type { RescueOffer } from '#contract/rescue.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRebook, useRescueOffers } from './use-rescue.ts'

/** The nearest free equivalents of a rental that its lender let down, each a tap away. */
export function RescueOffers({ bookingId }: { bookingId: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { data: offers } = useRescueOffers(bookingId)
  const rebook = useRebook(bookingId)
  if (!offers || offers.length === 0) return null

  const take = (offer: RescueOffer) =>
    rebook.mutate(offer.id, {
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
          <Offer
            key={offer.id}
            offer={offer}
            isBusy={rebook.isPending && rebook.variables === offer.id}
            isLocked={rebook.isPending}
            onTake={() => take(offer)}
          />
        ))}
      </ul>
      {rebook.error && <Notice tone="bad">{errorMessage(rebook.error, t)}</Notice>}
    </Card>
  )
}

interface OfferProps {
  offer: RescueOffer
  isBusy: boolean
  isLocked: boolean
  onTake: () => void
}

function Offer({ offer, isBusy, isLocked, onTake }: OfferProps) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const amount = format.money(offer.total_cents)
  return (
    <li className="flex flex-wrap items-center gap-4 py-4">
      {offer.image && (
        <Image
          path={offer.image.path}
          alt=""
          sizes="112px"
          thumbHash={offer.image.thumbhash}
          className="w-28 shrink-0 rounded-control"
        />
      )}
      <div className="min-w-0 grow basis-40">
        <Link to={`/product/${offer.id}`} className="font-semibold hover:underline">
          {titleIn(titledBy(offer.title, offer.language, offer.translations), language)}
        </Link>
        <p className="text-sm text-ink-soft">
          {t('rescue.facts', { distance: format.distance(offer.distance_m), amount })}
        </p>
        {offer.top_up_cents > 0 && (
          <p className="text-sm font-semibold">
            {t('rescue.top-up', { amount: format.money(offer.top_up_cents) })}
          </p>
        )}
      </div>
      <Button busy={isBusy} disabled={isLocked && !isBusy} onClick={onTake}>
        {t(offer.is_instant ? 'rescue.take' : 'rescue.request', { amount })}
      </Button>
    </li>
  )
}
