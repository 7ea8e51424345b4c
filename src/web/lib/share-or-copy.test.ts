import { afterEach, expect, it, vi } from 'vitest'
import { shareOrCopy } from './share-or-copy.ts'

const ticket = { title: 'Drill', text: 'Drill, tomorrow', url: 'https://lendaround.example/product/1' }

afterEach(() => vi.unstubAllGlobals())

it('hands over to the share sheet of the device', async () => {
  const share = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { share })
  expect(await shareOrCopy(ticket)).toBe('shared')
  expect(share).toHaveBeenCalledWith(ticket)
})

it('copies the text with its link where there is no share sheet', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await shareOrCopy(ticket)).toBe('copied')
  expect(writeText).toHaveBeenCalledWith('Drill, tomorrow\nhttps://lendaround.example/product/1')
})

it('takes a closed share sheet for a change of mind, and says so when nothing worked', async () => {
  const refuse = (name: string) => ({ share: async () => Promise.reject(new DOMException('', name)) })
  vi.stubGlobal('navigator', refuse('AbortError'))
  expect(await shareOrCopy(ticket)).toBe('shared')
  vi.stubGlobal('navigator', refuse('NotAllowedError'))
  expect(await shareOrCopy(ticket)).toBe('failed')
  vi.stubGlobal('navigator', {})
  expect(await shareOrCopy(ticket)).toBe('failed')
})
