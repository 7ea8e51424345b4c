import { useMutation } from '@tanstack/react-query'
import type { IdentityProof } from '#contract/identity.ts'
import { callFunction } from '../../lib/call-function.ts'

/** Opens a proof: its details and its document, for a minute. Asked for by hand, because each look is written down. */
export const useIdentityProof = (id: string) =>
  useMutation({ mutationFn: () => callFunction<IdentityProof>('view-identity', { id }), gcTime: 0 })
