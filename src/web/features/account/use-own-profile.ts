import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** The fields that people may change in their own profile. */
export interface ProfileFields {
  name: string
  bio: string
  city: string
  phone: string
  locale: string
}

export interface OwnProfile extends ProfileFields {
  avatar_path: string | null
}

export const ownProfileKey = (userId: string | undefined) => ['own-profile', userId]

/** The signed-in person's own row. */
export function useOwnProfile() {
  const user = useUser()
  return useQuery({
    queryKey: ownProfileKey(user?.id),
    queryFn: async () => {
      const { from } = await supabase()
      const answer = await from('profiles')
        .select('name, bio, city, phone, locale, avatar_path')
        .eq('id', user!.id)
        .single()
      return unwrap(answer)
    },
    enabled: Boolean(user),
  })
}
