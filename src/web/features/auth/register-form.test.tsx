// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

/** The client is loaded when it is first asked for, which takes a busy machine a while. */
const PATIENT = { timeout: 10_000 }
vi.setConfig({ testTimeout: 20_000 })

let page: Awaited<ReturnType<typeof showScreen>>

async function screen() {
  const { RegisterForm } = await import('./register-form.tsx')
  const { useRegister } = await import('./use-register.ts')
  function Form() {
    return <RegisterForm {...useRegister()} />
  }
  return <Form />
}

const field = (name: string) => page.place.querySelector<HTMLInputElement>(`[name=${name}]`)!

/** Fills in and sends the form, which the auth service refuses so. */
async function sendAndBeRefused(refusal: object) {
  answerWith({
    '/auth/v1/signup': () =>
      Response.json(refusal, { status: 422, headers: { 'x-supabase-api-version': '2024-01-01' } }),
  })
  page = await showScreen(screen, { features: ['auth'] })
  document.body.append(page.place)
  field('name').value = 'Mia'
  field('email').value = 'mia@example.org'
  field('password').value = 'abc'
  field('terms').checked = true
  await settle(async () => page.place.querySelector('form')!.requestSubmit())
}

const toldAt = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent)
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  [
    'password',
    { code: 'weak_password', message: 'x', weak_password: { reasons: ['length'], message: 'x' } },
    'This password is too short. Use at least eight characters.',
  ],
  [
    'email',
    { code: 'user_already_exists', message: 'x' },
    'There is already an account with this e-mail address.',
  ],
])('a refused %s is told at its field, which gets the focus', async (name, refusal, sentence) => {
  await sendAndBeRefused(refusal)
  await vi.waitFor(() => expect(toldAt(name)).toContain(sentence), PATIENT)
  await vi.waitFor(() => expect(document.activeElement).toBe(field(name)), PATIENT)
})

it('what no field can mend is told above the fields', async () => {
  await sendAndBeRefused({ code: 'never_heard_of', message: 'x' })
  const alert = () => page.place.querySelector('form > div [role=alert]')?.textContent
  await vi.waitFor(() => expect(alert()).toBe('An unexpected error occurred during sign up'), PATIENT)
})
