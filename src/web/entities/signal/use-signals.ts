import { useQuery } from '@tanstack/react-query'
import type { Signal, SignalsOfPeople } from '#contract/signals.ts'
import { callFunction } from '../../lib/call-function.ts'
import { useUser } from '../../lib/session.ts'

/** Half of what `load-signals` takes: of a full page of cases each half is answered sooner than the whole. */
const MAX_PEOPLE = 50

let waiting: { people: Set<string>; answer: Promise<SignalsOfPeople> } | undefined

/** The signals of a person; those that one screen asks for at the same moment are asked together. */
export function useSignals(personId: string) {
  const user = useUser()
  return useQuery({
    queryKey: ['signals', user?.id, personId],
    enabled: user !== undefined,
    staleTime: 60_000,
    queryFn: async (): Promise<Signal[]> => (await askTogether(personId))[personId] ?? [],
  })
}

function askTogether(personId: string): Promise<SignalsOfPeople> {
  if (!waiting || waiting.people.size >= MAX_PEOPLE) {
    const people = new Set<string>()
    const answer = new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      if (waiting?.people === people) waiting = undefined
      return callFunction<SignalsOfPeople>('load-signals', { people: [...people] })
    })
    waiting = { people, answer }
  }
  waiting.people.add(personId)
  return waiting.answer
}
