import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedRoles } from '#contract/administration.ts'
import type { Role } from '#domain/access/roles.ts'
import { callFunction } from '../../lib/call-function.ts'
import { reloadUser, useUser } from '../../lib/session.ts'

/** Gives and takes a person's roles. */
export function useChangeRoles() {
  const queries = useQueryClient()
  const user = useUser()
  return useMutation({
    mutationFn: (change: { userId: string; give: Role[]; take: Role[] }) =>
      callFunction<ChangedRoles>('change-roles', change),
    onSuccess: async ({ userId }) => {
      await queries.invalidateQueries({ queryKey: ['people'] })
      if (userId === user?.id) await reloadUser()
    },
  })
}
