import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Heart from 'lucide-react/icons/heart'
import { useLocation, useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { sentenceFor } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'

/** Marks an item to find it again; asks strangers to sign in first. */
export function FavouriteButton({ itemId }: { itemId: string }) {
  const t = useTranslate()
  const user = useUser()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const cache = useQueryClient()
  const queryKey = ['favourite', itemId, user?.id]
  const { data: marked = false } = useQuery({
    queryKey,
    queryFn: () => readMarked(itemId),
    enabled: !!user,
  })
  const mark = useMutation({
    mutationFn: (next: boolean) => writeMarked(itemId, user!.id, next),
    onMutate: (next) => cache.setQueryData(queryKey, next),
    onError(error, next) {
      cache.setQueryData(queryKey, !next)
      toast({ title: sentenceFor(error, t), tone: 'bad' })
    },
  })

  function press() {
    if (user) return mark.mutate(!marked)
    rememberRedirect(`${pathname}${search}`)
    void navigate('/login')
  }

  return (
    <IconButton
      look="outlined"
      label={marked ? t('product.favourite.remove') : t('product.favourite.add')}
      aria-pressed={marked}
      icon={<Heart aria-hidden size={20} className={classNames(marked && 'fill-danger text-danger')} />}
      onClick={press}
    />
  )
}

async function readMarked(itemId: string): Promise<boolean> {
  const { from } = await supabase()
  return unwrap(await from('favourites').select('item_id').eq('item_id', itemId)).length > 0
}

async function writeMarked(itemId: string, userId: string, marked: boolean): Promise<void> {
  const { from } = await supabase()
  const { error } = marked
    ? await from('favourites').insert({ item_id: itemId, user_id: userId })
    : await from('favourites').delete().eq('item_id', itemId)
  // Marked in another tab already: that is what was wanted.
  if (error && error.code !== '23505') throw error
}
