import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Duty, dutiesOf } from '#domain/access/duties.ts'
import { type Role, rolesOf } from '#domain/access/roles.ts'
import { ApiError } from '../../lib/api-error.ts'
import { type Place, placeAfter } from '../../lib/keyset.ts'
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
  isBlocked: boolean
}

/** By name, a page at a time: those whose name, e-mail address or id has the words; without any, who works in the back office. */
export function usePeople(words: string) {
  const user = useUser()
  return useInfiniteQuery({
    queryKey: ['people', user?.id, words],
    enabled: user !== undefined,
    placeholderData: keepPreviousData,
    initialPageParam: undefined as Place | undefined,
    queryFn: async ({ pageParam }) => {
      const { rpc } = await supabase()
      const { data, error, status } = await rpc('staff_people', {
        words,
        role: words ? '' : 'staff',
        sort: 'name',
        descending: false,
        page_size: PEOPLE_A_PAGE,
        after_value: pageParam?.value ?? null,
        after_id: pageParam ? String(pageParam.id) : null,
      })
      if (error) throw new ApiError('USERS_FETCH', error.message, status)
      return data.map(personOf)
    },
    getNextPageParam: (page) => placeAfter(page, PEOPLE_A_PAGE, ({ name }) => name),
  })
}

interface Row {
  id: string
  name: string
  email: string
  roles: string[]
  duties: string[]
  avatar_path: string | null
  is_blocked: boolean
}

const personOf = (row: Row): Person => ({
  id: row.id,
  name: row.name,
  email: row.email,
  image: row.avatar_path,
  roles: rolesOf(row.roles, 'user'),
  duties: dutiesOf(row.duties),
  isBlocked: row.is_blocked,
})
