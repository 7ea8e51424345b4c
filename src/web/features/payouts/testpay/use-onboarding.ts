import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { TestOnboarding } from '#contract/payouts.ts'
import { callFunction } from '../../../lib/call-function.ts'

export type Outcome = 'verified' | 'incomplete' | 'refused'
export type BankChoice = 'open' | 'closing'

/** The content behind a link of the test provider. A used or expired link leads back for another by itself. */
export function useOnboarding(link: string) {
  const page = useQuery({
    queryKey: ['test-onboarding', link],
    queryFn: () => callFunction<TestOnboarding>('view-test-onboarding', { link }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { isOver, returnUrl } = page.data ?? {}
  useEffect(() => {
    if (isOver && returnUrl) window.location.replace(returnUrl)
  }, [isOver, returnUrl])
  return page
}

/** Sends the answers, and takes the person back to the marketplace. */
export const useAnswer = (link: string) =>
  useMutation({
    mutationFn: (answer: { outcome: Outcome; bank: BankChoice }) =>
      callFunction<{ url: string }>('answer-test-onboarding', { link, ...answer }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
