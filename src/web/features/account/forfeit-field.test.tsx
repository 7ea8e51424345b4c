// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import account from '../../i18n/account/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { ForfeitField } from './forfeit-field.tsx'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let root: Root
afterEach(() => act(async () => root.unmount()))

async function show(isPayable: boolean, error?: string): Promise<HTMLElement> {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  const place = document.createElement('div')
  root = createRoot(place)
  const element = (
    <Translation language="en" messages={JSON.stringify(account)}>
      <ForfeitField cents={1_250} isPayable={isPayable} error={error} />
    </Translation>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await act(async () => root.render(<RouterProvider router={router} />))
  return place
}

it('asks a person who leaves to give up exactly their balance', async () => {
  const place = await show(false, 'Please confirm')
  expect(place.querySelector('label')!.textContent).toBe('I give up €12.50.')
  expect(place.querySelector('input')).toMatchObject({ name: 'forfeit', value: '1250', checked: false })
  expect(place.querySelector('[role=alert]')!.textContent).toBe('Please confirm')
})

it('leads to the payouts where it can be paid out, and says why where it cannot', async () => {
  expect((await show(true)).querySelector('a')!.getAttribute('href')).toBe('/dashboard/payouts')
  const small = await show(false)
  expect(small.querySelector('a')).toBeNull()
  expect(small.textContent).toContain('€20.00')
})
