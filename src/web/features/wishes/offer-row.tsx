import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Image } from '../../ui/image.tsx'
import type { OpenWish } from './open-wish.ts'
import { useAnswerWish } from './use-wish-actions.ts'
import type { WishOffer } from './use-wish-offers.ts'

/** One of the lender's items, to offer for a wish or to take back. */
export function OfferRow({ wish, item }: { wish: OpenWish; item: WishOffer }) {
  const t = useTranslate()
  const { price } = useFormat()
  const { mutate, isPending } = useAnswerWish(wish.id)
  const { id, isOffered, status } = item
  const title = item.title || t('wishes.answer.untitled')
  const [cover] = item.images
  const isShown = status === 'published'
  const answer = () =>
    mutate(
      { itemId: id, isBack: isOffered },
      {
        onSuccess: () => {
          if (!isOffered) toast({ title: t('wishes.answer.done', { name: wish.first_name }), tone: 'good' })
        },
        onError: (error) => void toast(errorToast(error, t)),
      },
    )
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Image
        path={cover?.path}
        alt=""
        thumbHash={cover?.thumbhash ?? null}
        sizes="80px"
        className="w-20 shrink-0 rounded-control"
      />
      <div className="min-w-0 grow basis-40">
        <p lang={item.language} className="font-semibold wrap-anywhere">
          {title}
        </p>
        <p className="tabular text-sm text-ink-soft">
          {isOffered
            ? t(isShown ? 'wishes.answer.offered' : 'wishes.answer.waiting')
            : price(item.price_per_day_cents)}
        </p>
      </div>
      <Button
        size="small"
        variant={isOffered ? 'quiet' : 'primary'}
        busy={isPending}
        aria-label={t(isOffered ? 'wishes.answer.take-back-name' : 'wishes.answer.offer-name', { title })}
        onClick={answer}
      >
        {t(isOffered ? 'wishes.answer.take-back' : 'wishes.answer.offer')}
      </Button>
    </li>
  )
}
