import { expect, it } from 'vitest'
import { qrTextOf, spokenCodeOf } from './booking-code.ts'

const code = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

it('puts the whole code into the QR code', () => expect(qrTextOf(code)).toBe(`lenda:${code}`))

it('reads out its first eight letters in groups of four', () => expect(spokenCodeOf(code)).toBe('A1B2 C3D4'))
