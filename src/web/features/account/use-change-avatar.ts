import { randomId } from '../../lib/random-id.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { useSaveProfile } from './use-save-profile.ts'

/**
 * Puts a new picture, or none, in place of the one at `path`. Each has an address of its own, because addresses are
 * cached forever; the old file goes last, so that no profile ever points to nothing.
 */
export function useChangeAvatar(path: string | null) {
  const user = useUser()
  const { mutateAsync: save, isPending } = useSaveProfile()

  async function change(picture: Blob | null): Promise<void> {
    const { storage } = await supabase()
    const avatars = storage.from('avatars')
    const next = picture && `${user!.id}/${randomId()}.jpg`
    if (next) unwrap(await avatars.upload(next, picture, { contentType: 'image/jpeg' }))
    await save({ avatar_path: next })
    if (path) await avatars.remove([path])
  }

  return { change, isPending }
}
