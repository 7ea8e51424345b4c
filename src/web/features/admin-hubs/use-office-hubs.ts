import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { HubContent, LoadedHubs } from '#contract/hubs.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** All hubs, by city and name. */
export function useOfficeHubs() {
  const user = useUser()
  return useQuery({
    queryKey: ['office hubs', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => (await callFunction<LoadedHubs>('load-hubs')).hubs,
  })
}

/** Adds a hub, or changes the known one. */
export function useSaveHub() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hub: HubContent & { known?: { id: string; version: number } }) =>
      callFunction('save-hub', hub),
    onSettled: () =>
      Promise.all(['office hubs', 'hubs'].map((name) => queries.invalidateQueries({ queryKey: [name] }))),
  })
}
