// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

let page: Awaited<ReturnType<typeof showScreen>>

/** A caller of `signIn` that writes down what it was thrown. */
async function caller() {
  const { useSignIn } = await import('./use-sign-in.ts')
  function Caller() {
    const { signIn, error } = useSignIn()
    const [thrown, setThrown] = useState('')
    return (
      <button
        type="button"
        onClick={() => signIn('mia@example.org', 'x').catch((problem) => setThrown(problem.code))}
      >
        {thrown}: {error}
      </button>
    )
  }
  return <Caller />
}

async function signIn(code: string, status: number) {
  answerWith({
    '/auth/v1/token': () =>
      Response.json({ code, message: code }, { status, headers: { 'x-supabase-api-version': '2024-01-01' } }),
  })
  page = await showScreen(caller, { features: ['auth'] })
  await page.press()
  await eventually(() => expect(page.place.textContent).toContain(code))
  expect(page.said(), 'said once, by the caller').toEqual([])
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a failed sign-in', () => {
  it('shows why and throws it on to the caller', async () => {
    await signIn('invalid_credentials', 400)
    expect(page.place.textContent).toBe('invalid_credentials: Login failed. Please check your credentials.')
  })

  it('has a sentence for unexpected errors', async () => {
    await signIn('never_heard_of', 400)
    expect(page.place.textContent).toBe('never_heard_of: An unexpected error occurred during sign in')
  })
})
