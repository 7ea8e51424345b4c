import Heart from 'lucide-react/icons/heart'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { iconButtonStyle } from '../../ui/icon-button.tsx'
import { useMarked, useSetMark } from './favourites.tsx'

interface FavouriteButtonProps {
  itemId: string
  title: string
  /** Beside other buttons instead of on a picture. */
  look?: 'outlined'
}

/** A heart on a picture: marks the item to find it again. A signed-out visitor is asked to sign in, and comes back. */
export function FavouriteButton({ itemId, title, look }: FavouriteButtonProps) {
  const t = useTranslate()
  const isMarked = useMarked((ids) => ids?.includes(itemId) ?? false)
  const mark = useSetMark()
  return (
    <button
      type="button"
      // A card is one stop for the keyboard; the page of its item has this button, too.
      tabIndex={look ? undefined : -1}
      aria-pressed={isMarked}
      aria-label={t('search.favourite', { title })}
      onClick={() => mark(itemId, !isMarked)}
      className={
        look
          ? iconButtonStyle(look)
          : 'absolute end-1 top-1 z-10 grid size-11 place-items-center rounded-pill text-ink transition-transform active:scale-90'
      }
    >
      <Heart
        size={look ? 20 : 36}
        className={classNames(
          'transition-colors',
          !look && 'rounded-pill bg-raised/90 p-[9px] shadow-lift',
          isMarked && 'fill-danger text-danger',
        )}
      />
    </button>
  )
}
