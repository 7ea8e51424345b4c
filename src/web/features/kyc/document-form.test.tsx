// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'
import type { PictureFault } from './measure-picture.ts'

const SUBMIT = '/functions/v1/submit-identity'
const PICTURE = new File(['picture'], 'passport.png', { type: 'image/png' })

let faults: PictureFault[]
vi.mock('./grey-picture.ts', () => ({ greyPicture: async () => ({}) }))
vi.mock('./measure-picture.ts', () => ({ measurePicture: () => faults }))
vi.mock('../../entities/identity/upload-document.ts', () => ({ uploadDocument: async () => {} }))

let page: Awaited<ReturnType<typeof showScreen>>
let asked: string[]
const details = vi.fn<() => object | undefined>()

async function visit({ hasBack = false, measured = true } = {}) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  asked = answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: [] }),
    [SUBMIT]: () => Response.json({ status: 'pending' }),
  })
  page = await showScreen(
    async () => {
      const { DocumentForm } = await import('./document-form.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient()
      startSession(queries)
      const photo = { label: 'Front', hint: '', measured }
      return (
        <QueryClientProvider client={queries}>
          <DocumentForm
            step="identity"
            text=""
            photo={photo}
            details={details}
            {...(hasBack && { back: { ...photo, label: 'Back' } })}
          />
        </QueryClientProvider>
      )
    },
    { features: ['kyc'] },
  )
  // Only a form of the document is sent by its button.
  document.body.append(page.place)
  await eventually(() => expect(asked).toContain('/rest/v1/affiliate_users'))
}

const button = () => page.place.querySelector<HTMLButtonElement>('button[type=submit]')!
const field = () => page.place.querySelector<HTMLInputElement>('input[type=file]')!
const press = () => settle(async () => button().click())
/** The person chooses a picture of those that the device has. */
async function choose() {
  const input = field()
  Object.defineProperty(input, 'files', { value: [PICTURE] })
  await settle(async () => void input.dispatchEvent(new Event('change', { bubbles: true })))
  await eventually(() => expect(page.place.textContent).toContain('Uploaded'))
}
/** Whether the press of the button opens the device's pictures. */
async function pressOpens() {
  const opened = vi.spyOn(field(), 'click').mockImplementation(() => {})
  await press()
  return opened.mock.calls.length > 0
}

// The first import compiles the form.
beforeAll(() => import('./document-form.tsx'), 60_000)
beforeEach(() => {
  faults = []
  details.mockReset().mockReturnValue({})
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks for the picture where nothing else is missing, and sends what is chosen', async () => {
  await visit()
  expect(button().textContent).toBe('Add the photo and send it')
  expect(await pressOpens()).toBe(true)
  expect(asked).not.toContain(SUBMIT)
  await choose()
  await eventually(() => expect(asked).toContain(SUBMIT))
})

it('sends no picture by itself that should be looked at again', async () => {
  faults = ['blurred']
  await visit()
  await pressOpens()
  await choose()
  await eventually(() => expect(page.place.textContent).toContain('blurred'))
  expect(asked).not.toContain(SUBMIT)
  await press()
  await eventually(() => expect(asked).toContain(SUBMIT))
})

it('sends no picture by itself that the button did not ask for, nor after it was asked for in vain', async () => {
  await visit()
  await pressOpens()
  await settle(async () => void field().dispatchEvent(new Event('cancel')))
  await choose()
  await settle(async () => {})
  expect(asked).not.toContain(SUBMIT)
  expect(button().textContent).toBe('Send for checking')
})

it.each([
  ['a detail is missing', false, undefined],
  ['both sides are missing', true, {}],
])('says what is missing, and asks for no picture, while %s', async (_, hasBack, whole) => {
  details.mockReturnValue(whole)
  await visit({ hasBack })
  expect(button().textContent).toBe('Send for checking')
  expect(await pressOpens()).toBe(false)
  expect(page.place.textContent).toContain('Please add the photo.')
})

it('asks for the second side of a document once it has the first', async () => {
  await visit({ hasBack: true })
  await choose()
  expect(button().textContent).toBe('Add the photo and send it')
  expect(await pressOpens()).toBe(true)
})
