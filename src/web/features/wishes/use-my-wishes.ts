import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

const MAX_SHOWN = 50

/** The signed-in person's wishes, latest first, with the answers that are shown to them. */
export function useMyWishes() {
  const user = useUser()
  return useQuery({
    queryKey: ['my-wishes', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const { from } = await supabase()
      return unwrap(
        await from('wishes')
          .select(
            'id, title, language, status, first_day, last_day, expires_at, answers:wish_answers(item_id, created_at)',
          )
          .eq('user_id', user!.id)
          .order('created_at', { ascending: false })
          .limit(MAX_SHOWN)
          .order('created_at', { referencedTable: 'answers', ascending: false }),
      )
    },
  })
}

export type MyWish = NonNullable<ReturnType<typeof useMyWishes>['data']>[number]
