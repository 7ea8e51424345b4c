import type { RescueOffer } from '#contract/rescue.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import { termsWords } from '../../entities/payment/terms-words.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'

interface RescueOfferRowProps {
  offer: RescueOffer
  isBusy: boolean
  isLocked: boolean
  onTake: () => void
}

/** One replacement: what it costs, what the renter agrees to, and the button that books it. */
export function RescueOfferRow({ offer, isBusy, isLocked, onTake }: RescueOfferRowProps) {
  const t = useTranslate()
  const format = useFormat()
  const language = useLanguage()
  const amount = format.money(offer.total_cents)
  const words = termsWords(t, format)
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
        {offer.is_suggested && <Badge tone="good">{t('rescue.suggested')}</Badge>}
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
        <p className="mt-1 text-sm text-ink-soft">
          {t(`checkout.delivery.only-${offer.delivery_method}`)}{' '}
          {offer.terms.depositCents > 0 &&
            `${t('rescue.deposit', { amount: format.money(offer.terms.depositCents) })} `}
          {words.cancellation(offer.terms)}
        </p>
      </div>
      <Button busy={isBusy} disabled={isLocked && !isBusy} onClick={onTake}>
        {t(offer.is_instant ? 'rescue.take' : 'rescue.request', { amount })}
      </Button>
    </li>
  )
}
