import type { QueryClient } from '@tanstack/react-query'
import type { Translate } from '../../i18n/translate.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { supabase } from '../../lib/supabase.ts'
import { toast } from '../../lib/toast.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { SavedSearch } from './use-saved-searches.ts'

interface Owner {
  userId: string
  cache: QueryClient
  t: Translate
}

/** Saves a search under its name; once, however often. */
export const saveSearch = ({ name, query }: Pick<SavedSearch, 'name' | 'query'>, owner: Owner) =>
  change(owner, async () => {
    const client = await supabase()
    const row = { user_id: owner.userId, name, query }
    const once = { onConflict: 'user_id,query', ignoreDuplicates: true }
    unwrap(await client.from('saved_searches').upsert(row, once))
    toast({ title: owner.t('search.save.done'), description: owner.t('search.save.done-text') })
  })

/** Removes a saved search, which can be undone. */
export const removeSearch = (saved: SavedSearch, owner: Owner) =>
  change(owner, async () => {
    const client = await supabase()
    unwrap(await client.from('saved_searches').delete().eq('id', saved.id))
    const undo = { label: owner.t('search.favourite.undo'), run: () => void saveSearch(saved, owner) }
    toast({ title: owner.t('search.save.removed'), action: undo })
  })

/** Switches the alerts of a saved search; the switch moves at once, and back where that was refused. */
export const setAlerts = ({ id }: SavedSearch, alerts: boolean, owner: Owner) =>
  change(owner, async () => {
    owner.cache.setQueryData<SavedSearch[]>(keyOf(owner), (now) =>
      now?.map((saved) => (saved.id === id ? { ...saved, alerts } : saved)),
    )
    const client = await supabase()
    unwrap(await client.from('saved_searches').update({ alerts }).eq('id', id))
  })

const keyOf = ({ userId }: Owner) => ['saved-searches', userId]

/** Makes the change, says what went wrong, and fetches what is saved now. */
async function change(owner: Owner, make: () => Promise<void>): Promise<void> {
  const queryKey = keyOf(owner)
  try {
    await owner.cache.cancelQueries({ queryKey })
    await make()
  } catch (error) {
    toast(errorToast(error, owner.t))
  } finally {
    await owner.cache.invalidateQueries({ queryKey })
  }
}
