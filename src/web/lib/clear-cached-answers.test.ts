import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { clearCachedAnswers } from './clear-cached-answers.ts'
import { eventually } from './testing/eventually.ts'

function ask(queryClient: QueryClient, queryFn: () => Promise<string>) {
  const observer = new QueryObserver(queryClient, { queryKey: ['places'], queryFn, staleTime: Infinity })
  observer.subscribe(() => {})
  return observer
}

describe('forgetting the answers', () => {
  it('still answers who is waiting', async () => {
    const queryClient = new QueryClient()
    const waiting = ask(queryClient, () => new Promise((answer) => setTimeout(answer, 20, 'Vienna')))
    clearCachedAnswers(queryClient)
    await eventually(() => expect(waiting.getCurrentResult().data).toBe('Vienna'))
  })

  it('asks again for what is on the screen, and shows nothing of the last person meanwhile', async () => {
    const queryClient = new QueryClient()
    let person = 'Marta'
    const screen = ask(queryClient, async () => person)
    await eventually(() => expect(screen.getCurrentResult().data).toBe('Marta'))
    person = 'Jonas'
    clearCachedAnswers(queryClient)
    expect(screen.getCurrentResult().data).toBeUndefined()
    await eventually(() => expect(screen.getCurrentResult().data).toBe('Jonas'))
  })

  it('drops what no screen shows', async () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['my-rentals'], ['a drill'])
    clearCachedAnswers(queryClient)
    expect(queryClient.getQueryData(['my-rentals'])).toBeUndefined()
  })
})
