import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Duty, dutiesOf } from '#domain/access/duties.ts'
import { PRIVILEGED_ROLES, type Role, rolesOf } from '#domain/access/roles.ts'
import { type KycStatus, kycStatusOf } from '#domain/kyc/level.ts'
import { ApiError } from '../../lib/api-error.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import { following, type Place, placeAfter } from '../../lib/keyset.ts'
import { useUser } from '../../lib/session.ts'
import { supabase } from '../../lib/supabase.ts'

const PEOPLE_A_PAGE = 25

export interface Person {
  id: string
  name: string
  email: string
  image: string | null
  roles: Role[]
  duties: Duty[]
  kycStatus: KycStatus
  isBlocked: boolean
  createdAt: string
}

export interface PeopleQuery {
  /** Part of a name or an e-mail address, or an id; empty for all people. */
  words: string
  /** Only those who work in the back office, as long as the search is empty. */
  privilegedFirst?: boolean
}

const BY_NAME = { column: 'name', ascending: true }
const COLUMNS = 'id, name, email, roles, duties, image:avatar_path, is_blocked, kyc_status, created_at'

/** The people of the site by name, as the back office reads them, a page at a time. */
export function usePeople({ words, privilegedFirst = false }: PeopleQuery) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['people', user?.id, words, privilegedFirst],
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as Place | undefined,
    queryFn: async ({ pageParam }) => {
      const { from } = await supabase()
      let rows = from('profiles').select(COLUMNS)
      if (isUuid(words)) rows = rows.eq('id', words)
      else if (words) rows = rows.or(`name.ilike.${pattern(words)},email.ilike.${pattern(words)}`)
      else if (privilegedFirst) rows = rows.or(`roles.ov.{${PRIVILEGED_ROLES}},duties.neq.{}`)
      if (pageParam) rows = rows.or(following(pageParam, BY_NAME))
      const { data, error, status } = await rows.order('name').order('id').limit(PEOPLE_A_PAGE)
      if (error) throw new ApiError('USERS_FETCH', error.message, status)
      return data.map(personOf)
    },
    getNextPageParam: (page) => placeAfter(page, PEOPLE_A_PAGE, ({ name }) => name),
  })
}

/** Quoted, so that no comma or bracket of a name is read as part of the filter. */
const pattern = (words: string) => `"*${words.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}*"`

interface Row {
  id: string
  name: string
  email: string
  roles: string[]
  duties: string[]
  image: string | null
  is_blocked: boolean
  kyc_status: string
  created_at: string
}

const personOf = (row: Row): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  image: row.image,
  roles: rolesOf(row.roles, 'user'),
  duties: dutiesOf(row.duties),
  kycStatus: kycStatusOf(row.kyc_status),
  isBlocked: row.is_blocked,
  createdAt: row.created_at,
})
