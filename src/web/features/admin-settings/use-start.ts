import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Health } from '#contract/health.ts'
import type { LoadedSetup, SaidStep } from '#contract/setup.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'
import { type StartFacts, startSteps } from './start-steps.ts'

/** What is done of setting up the site, asked again whenever the page is looked at. */
export function useStart() {
  const user = useUser()
  return useQuery({
    queryKey: ['start', user?.id],
    enabled: user !== undefined,
    staleTime: 0,
    queryFn: async () => {
      const [said, { setup }] = await Promise.all([
        callFunction<LoadedSetup>('load-setup'),
        callFunction<Health>('load-health'),
      ])
      const facts: StartFacts = { said, setup }
      return { ...facts, done: startSteps(facts, Date.now()) }
    },
  })
}

/** What is done on that page itself; each has it loaded again. */
export function useStartActions() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['start'] })
  return {
    finish: useMutation({
      mutationFn: (step: { step: SaidStep; isDone: boolean }) => callFunction('finish-setup-step', step),
      onSettled,
    }),
    sendMail: useMutation({ mutationFn: () => callFunction('send-test-mail'), onSettled }),
    confirmMail: useMutation({
      mutationFn: (code: string) => callFunction('confirm-test-mail', { code }),
      onSettled,
    }),
  }
}
