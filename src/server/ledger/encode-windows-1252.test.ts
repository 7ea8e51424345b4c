import { expect, it } from 'vitest'
import { encodeWindows1252 } from './encode-windows-1252.ts'

it('writes umlauts and the euro sign as one byte each', () => {
  expect([...encodeWindows1252('Grüße €')]).toEqual([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x20, 0x80])
})

it('puts letters together that were typed in two', () => {
  expect([...encodeWindows1252('u\u0308')]).toEqual([0xfc])
})

it('has a question mark for what the code page lacks, one a letter', () => {
  expect(encodeWindows1252('Łódź 東 😀').toString('latin1')).toBe('?\xf3d? ? ?')
})

it('knows the special letters by their bytes', () => {
  expect([...encodeWindows1252('‚ƒ„…Š‘’“”•–—™šœžŸ')]).toEqual([
    0x82, 0x83, 0x84, 0x85, 0x8a, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9a, 0x9c, 0x9e, 0x9f,
  ])
})
