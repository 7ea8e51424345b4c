import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import type { OpenedIdentityCheck } from '#contract/identity.ts'
import { callFunction } from '../../lib/call-function.ts'

/** Goes to the page of the outside service that checks identities, which sends the person back here. */
export function useOpenCheck() {
  const queries = useQueryClient()
  const { pathname, search } = useLocation()
  return useMutation({
    mutationFn: () => callFunction<OpenedIdentityCheck>('open-identity-check', { path: pathname + search }),
    onSuccess: ({ url }) => window.location.assign(url),
    // What it would prove may have been proved meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: ['identity'] }),
  })
}
