import Heart from 'lucide-react/icons/heart'
import { useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { sentenceFor } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { classNames } from '../../ui/class-names.ts'
import { iconButtonStyle } from '../../ui/icon-button.tsx'
import { useFavourites } from './use-favourites.ts'

interface FavouriteButtonProps {
  itemId: string
  title: string
  /** Beside other buttons instead of on a picture. */
  look?: 'outlined'
}

/** A heart on a picture: marks the item to find it again. Who is signed out is asked to sign in, and comes back. */
export function FavouriteButton({ itemId, title, look }: FavouriteButtonProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { isSignedIn, ids, mark } = useFavourites()
  const isMarked = ids?.includes(itemId) ?? false

  function press() {
    if (!isSignedIn) {
      rememberRedirect(pathname + search)
      navigate('/login')
      return
    }
    mark(
      { itemId, isMarked: !isMarked },
      { onError: (error) => toast({ title: sentenceFor(error, t), tone: 'bad' }) },
    )
  }

  const heart = (
    <Heart
      aria-hidden
      size={look ? 20 : 18}
      className={classNames('transition-colors', isMarked && 'fill-danger text-danger')}
    />
  )
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={t('search.favourite', { title })}
      onClick={press}
      className={
        look
          ? iconButtonStyle(look)
          : 'grid size-11 place-items-center rounded-pill text-ink transition-transform active:scale-90'
      }
    >
      {look ? (
        heart
      ) : (
        <span className="grid size-9 place-items-center rounded-pill bg-raised/90 shadow-lift">{heart}</span>
      )}
    </button>
  )
}
