import { afterEach, expect, it } from 'vitest'
import { brand, DEMO_BRAND, setBrand } from '#contract/brand.ts'
import { fullAndShortName } from './full-and-short-name.ts'

afterEach(() => setBrand(DEMO_BRAND))

it('introduces a short name, but not a site by the name that it has anyway', () => {
  const name = () => fullAndShortName((short) => `${short} for short,`)
  expect(name()).toBe(`${brand.name}, ${brand.shortName} for short,`)
  setBrand({ ...DEMO_BRAND, name: 'Hanseverleih', shortName: 'Hanseverleih' })
  expect(name()).toBe('Hanseverleih')
})
