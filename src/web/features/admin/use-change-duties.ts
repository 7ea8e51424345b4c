import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangedDuties } from '#contract/administration.ts'
import type { Duty } from '#domain/access/duties.ts'
import { callFunction } from '../../lib/call-function.ts'

/** Entrusts parts of the back office to a person and takes them away. */
export function useChangeDuties() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: { userId: string; give: Duty[]; take: Duty[]; reason: string }) =>
      callFunction<ChangedDuties>('change-duties', change),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['people'] }),
  })
}
