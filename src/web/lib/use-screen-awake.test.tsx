// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { settle } from './testing/show-screen.tsx'
import { useScreenAwake } from './use-screen-awake.ts'

const release = vi.fn(async () => undefined)
const request = vi.fn(async () => ({ release }))

function Code() {
  useScreenAwake()
  return null
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  vi.clearAllMocks()
})

it('keeps the screen on, again when the page comes back in front, and lets it sleep afterwards', async () => {
  Object.assign(navigator, { wakeLock: { request } })
  const root = createRoot(document.createElement('div'))
  await settle(async () => root.render(<Code />))
  expect(request).toHaveBeenCalledExactlyOnceWith('screen')
  await settle(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(request).toHaveBeenCalledTimes(2)
  await settle(async () => root.unmount())
  expect(release).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
})

it('does nothing where the device refuses, or cannot', async () => {
  const root = createRoot(document.createElement('div'))
  await settle(async () => root.render(<Code />))
  Object.assign(navigator, { wakeLock: { request: () => Promise.reject(new Error('low battery')) } })
  await settle(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await settle(async () => root.unmount())
  expect(release).not.toHaveBeenCalled()
})
