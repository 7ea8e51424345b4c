// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const TRANSLATE = '/functions/v1/translate-text'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  vi.unstubAllGlobals()
})

// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./translate-button.tsx'))

/** The offer below the words of a review for a reader of English, and what was asked for. */
async function show(written: string, answer: () => Response, config: object = { translates: true }) {
  const asked = answerWith({ [TRANSLATE]: answer })
  page = await showScreen(
    async () => {
      const { TranslationOffer } = await import('./translation-offer.tsx')
      return (
        <QueryClientProvider client={new QueryClient()}>
          <TranslationOffer of="review" id="r1" language={written} />
        </QueryClientProvider>
      )
    },
    { config },
  )
  return asked
}
const translated = () => Response.json({ text: 'It runs\nwithout a sound.' })
const button = () => page.place.querySelector('button')

it('puts the translation below words in another language once it is asked for', async () => {
  const asked = await show('de', translated)
  await eventually(() => expect(button()?.textContent).toBe('Translate'))
  expect(page.place.textContent).toContain('Written in German')
  expect(asked).toEqual([])
  await page.press()
  await eventually(() =>
    expect(page.place.querySelector('[role=status]')?.textContent).toContain('without a sound.'),
  )
  expect(asked).toEqual([TRANSLATE])
  expect(button()).toBeNull()
})

it('says that it did not work, and lets the reader ask again', async () => {
  const answers = [() => Response.json({ code: 'TRANSLATION_DOWN' }, { status: 503 }), translated]
  await show('de', () => answers.shift()!())
  await eventually(() => expect(button()).not.toBeNull())
  await page.press()
  await eventually(() => expect(page.place.querySelector('[role=alert]')?.textContent).toBeTruthy())
  expect(button()?.hasAttribute('aria-busy')).toBe(false)
  await page.press()
  await eventually(() => expect(page.place.querySelector('[role=status]')).not.toBeNull())
  expect(page.place.querySelector('[role=alert]')).toBeNull()
})

it('only names the language where the operator has no service for it', async () => {
  await show('fr', translated, {})
  expect(page.place.textContent).toContain('Written in French')
  expect(button()).toBeNull()
})

it('is not there below words in the language of the reader', async () => {
  await show('en', translated)
  expect(page.place.textContent).toBe('')
})
