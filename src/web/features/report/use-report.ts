import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callFunction } from '../../lib/call-function.ts'

/** Sends a report or an appeal; afterwards the page says that it is there. */
export function useReport(name: 'report-listing' | 'appeal-removal') {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: { itemId: string; reason?: string; message?: string }) => callFunction(name, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['reported-item'] }),
  })
}
