import Trash from 'lucide-react/icons/trash'
import type { ReactNode } from 'react'
import { type BasketItem, quoteOf } from '#domain/basket/basket.ts'
import { linePeriodText } from '../../entities/period/line-period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'

interface BasketLineProps {
  item: BasketItem
  onRemove: () => void
  /** The controls of the line, below its dates. */
  children?: ReactNode
  note?: ReactNode
}

/** One line: picture, title, category, dates, price, and a button to remove it. */
export function BasketLine({ item, onRemove, children, note }: BasketLineProps) {
  const t = useTranslate()
  const format = useFormat()
  const { product } = item
  return (
    <li className="flex gap-4">
      <Link to={`/product/${product.id}`} tabIndex={-1} aria-hidden className="block w-24 shrink-0 sm:w-28">
        {product.images[0] && (
          <Image path={product.images[0]} alt="" sizes="112px" className="rounded-control" />
        )}
      </Link>
      <div className="grid min-w-0 grow content-start gap-1">
        <div className="flex items-start justify-between gap-2">
          <Link to={`/product/${product.id}`} className="font-semibold hover:underline">
            {product.title}
          </Link>
          <IconButton
            label={t('basket.remove', { title: product.title })}
            icon={<Trash aria-hidden size={18} />}
            onClick={onRemove}
            className="-me-2 -mt-2 text-ink-soft"
          />
        </div>
        <p className="text-sm text-ink-soft">{product.category}</p>
        <p className="text-sm">{linePeriodText(item, format)}</p>
        {note}
        {children}
        <p className="tabular mt-1 font-semibold">{format.money(quoteOf(item).totalCents)}</p>
      </div>
    </li>
  )
}
