import { afterEach, expect, it, vi } from 'vitest'
import { copyWithToast } from './copy-with-toast.ts'
import { dismissToast, toastStore } from './toast.ts'

const SAID = { done: 'Copied', failed: 'Copy it by hand' }
const said = () => toastStore.read().map(({ title, tone }) => [title, tone])

afterEach(() => {
  for (const { id } of toastStore.read()) dismissToast(id)
  vi.unstubAllGlobals()
})

it('says that a text was copied', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyWithToast('KEY', SAID)
  expect(writeText).toHaveBeenCalledWith('KEY')
  expect(said()).toEqual([['Copied', 'good']])
})

it.each([
  ['has no clipboard, as without https', {}],
  [
    'refuses it',
    { clipboard: { writeText: async () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
  ],
])('says that it has to be done by hand where the browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  await copyWithToast('KEY', SAID)
  expect(said()).toEqual([['Copy it by hand', 'bad']])
})
