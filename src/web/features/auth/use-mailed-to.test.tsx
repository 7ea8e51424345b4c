// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

let page: Awaited<ReturnType<typeof showScreen>>
/** A page that was loaded anew: every module afresh. */
async function load() {
  answerWith({
    '/auth/v1/otp': () => Response.json({}),
    '/auth/v1/verify': () => Response.json({ code: 'otp_expired', msg: 'no' }, { status: 403 }),
  })
  page = await showScreen(
    async () => {
      const { CodeLogin } = await import('./code-login.tsx')
      return <CodeLogin onPassword={() => {}} />
    },
    { features: ['auth'] },
  )
}
async function reload() {
  await page.close()
  await load()
}
const shows = (text: string) => eventually(() => expect(page.place.textContent).toContain(text))

afterEach(async () => {
  await page.close()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks for the code still where the page was dropped while its reader looked at the mail', async () => {
  await load()
  page.place.querySelector('input')!.value = 'mia@example.org'
  page.place.querySelector('form')!.requestSubmit()
  await shows('mia@example.org')
  await reload()
  await shows('mia@example.org')
  const buttons = [...page.place.querySelectorAll('button')]
  await settle(async () => buttons.find(({ textContent }) => textContent === 'Use another address')!.click())
  await shows('We e-mail you six digits.')
  await reload()
  await shows('We e-mail you six digits.')
})

it('asks for the address again after a quarter of an hour', async () => {
  const at = Date.now() - 16 * 60_000
  sessionStorage.setItem('mailed-sign-in', JSON.stringify({ email: 'mia@example.org', at }))
  await load()
  await shows('We e-mail you six digits.')
  sessionStorage.setItem('mailed-sign-in', JSON.stringify({ email: 'mia@example.org', at: Date.now() }))
  await reload()
  await shows('mia@example.org')
})
