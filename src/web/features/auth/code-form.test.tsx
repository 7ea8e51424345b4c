// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

it('says of a code that is refused that it may be wrong, not only too old', async () => {
  const page = await showScreen(
    async () => {
      const { CodeForm } = await import('./code-form.tsx')
      const { ApiError } = await import('../../lib/api-error.ts')
      const refuse = async () => {
        throw new ApiError('otp_expired', 'Token has expired or is invalid', 403)
      }
      return <CodeForm label="Code" onCode={refuse} />
    },
    { features: ['auth'] },
  )
  page.place.querySelector('input')!.value = '123456'
  page.place.querySelector('form')!.requestSubmit()
  await eventually(() => expect(page.place.textContent).toContain('This code is wrong or no longer valid.'))
  await page.close()
})

it('takes the keyboard where it takes the place of what asked for the code', async () => {
  const focus = vi.spyOn(HTMLInputElement.prototype, 'focus')
  const page = await showScreen(
    async () => {
      const { CodeForm } = await import('./code-form.tsx')
      return <CodeForm label="Code" onCode={async () => {}} />
    },
    { features: ['auth'] },
  )
  expect(focus.mock.contexts).toEqual([page.place.querySelector('input[name=code]')])
  await page.close()
})
