import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { type WishDraft, wishInput } from './wish-draft.ts'

/** Posts a wish; its id. */
export function usePostWish() {
  const language = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: WishDraft) => callFunction<{ id: string }>('post-wish', wishInput(draft, language)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['my-wishes'] }),
  })
}

/** Ends an own wish, as met or withdrawn. */
export function useEndWish(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (how: 'fulfil' | 'withdraw') => callFunction(`${how}-wish`, { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['my-wishes'] }),
  })
}

/** Answers a wish with an own item, or takes that answer back. */
export function useAnswerWish(wishId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ itemId, isBack }: { itemId: string; isBack?: boolean }) => {
      if (!isBack) return void (await callFunction('answer-wish', { wishId, itemId }))
      const { from } = await supabase()
      unwrap(await from('wish_answers').delete().eq('wish_id', wishId).eq('item_id', itemId))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['wish-offers'] }),
  })
}
