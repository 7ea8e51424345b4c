import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSearchWorld, LADDER, type SearchWorld } from './testing/search-world.ts'

let t: SearchWorld
beforeAll(async () => {
  t = await createSearchWorld()
  await t.offer('stepladder', { ...LADDER, title: 'Stepladder' })
  await t.offer('telescopic', { ...LADDER, title: 'Telescopic ladder' })
  await t.offer('other stepladder', { ...LADDER, title: 'Stehleiter aus Holz', language: 'de' })
  await t.offer('mixer', { ...LADDER, title: 'Concrete mixer, with a ladder in the picture' })
  await t.offer('driver', { title: 'Cordless driver' })
})
afterAll(() => t.site.close())

async function like(...names: string[]): Promise<string[]> {
  const { data, error } = await t.site
    .client()
    .rpc('items_like', { items: names.map((name) => t.ids[name]!) })
  expect(error).toBeNull()
  const nameOf = (id: string) => Object.keys(t.ids).find((name) => t.ids[name] === id)!
  return (data as string[]).map(nameOf)
}

it('is the same thing first, then what is of the same kind', async () => {
  const [first, second, ...others] = await like('stepladder')
  // A folding ladder is one as well.
  expect([first, second].toSorted()).toEqual(['ladder', 'other stepladder'])
  expect(others).toEqual(['telescopic'])
})

it('is not what shares nothing but a category, nor what is only mentioned or hidden', async () => {
  expect(await like('drill')).toEqual(['driver'])
  expect(await like('mixer')).toEqual([])
  expect(await like('tent')).toEqual([])
})

it('is like each of several, and none of them', async () => {
  expect((await like('stepladder', 'ladder', 'drill')).toSorted()).toEqual([
    'driver',
    'other stepladder',
    'telescopic',
  ])
})

it('is only what lies where it is looked for', async () => {
  const at = async (lat: number) => {
    const args = { items: [t.ids.stepladder!], lat, lng: LADDER.longitude, radius_m: 5_000 }
    return ((await t.site.client().rpc('items_like', args)).data as string[]).length
  }
  expect([await at(LADDER.latitude), await at(LADDER.latitude + 1)]).toEqual([3, 0])
})

it('is nothing for none, or for what is not there', async () => {
  expect(await like()).toEqual([])
  const { data } = await t.site
    .client()
    .rpc('items_like', { items: ['00000000-0000-4000-8000-00000000dead'] })
  expect(data).toEqual([])
})
