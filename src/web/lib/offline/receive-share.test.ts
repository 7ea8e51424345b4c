import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { KeptDraft } from '../kept-draft.ts'
import { receiveShare } from './receive-share.ts'

let kept: KeptDraft<object> | undefined
vi.mock('../kept-draft.ts', () => ({
  readKeptDraft: async () => kept,
  keepDraft: async (next: KeptDraft<object>) => {
    kept = next
  },
}))

beforeEach(() => {
  kept = undefined
  vi.stubGlobal('self', { location: new URL('https://site.test/worker.js') })
})
afterEach(() => void vi.unstubAllGlobals())

async function share(...files: (File | string)[]): Promise<Response> {
  const form = new FormData()
  for (const file of files) form.append('photos', file)
  return receiveShare(new Request('https://site.test/upload', { method: 'POST', body: form }))
}
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' })

it('keeps shared photos behind those of the draft, ten at the most, and opens the listing', async () => {
  kept = { draft: { title: 'Drill' }, photos: [photo('first.jpg')] }
  const answer = await share(...Array.from({ length: 12 }, (_, n) => photo(`${n}.jpg`)))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://site.test/upload'])
  expect(kept.draft).toEqual({ title: 'Drill' })
  expect(kept.photos.map((file) => (file as File).name).slice(0, 3)).toEqual(['first.jpg', '0.jpg', '1.jpg'])
  expect(kept.photos).toHaveLength(10)
})

it('takes nothing that is no picture', async () => {
  expect((await share('words', new File(['x'], 'a.pdf', { type: 'application/pdf' }))).status).toBe(303)
  expect(kept).toBeUndefined()
})
