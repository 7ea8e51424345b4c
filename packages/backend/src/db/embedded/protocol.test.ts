import { expect, it } from 'vitest'
import { Batches, fatalResponse } from './protocol.ts'

const message = (type: string, body = '') => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(4 + body.length, 1)
  return Buffer.concat([head, Buffer.from(body)])
}
const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const texts = (pieces: Buffer[]) => pieces.map((piece) => piece.toString('latin1'))

function started() {
  const batches = new Batches()
  batches.push(STARTUP)
  return batches
}

it('gives the startup packet, then what ends in a Sync, a Query or a Flush', () => {
  const batches = new Batches()
  expect(batches.push(STARTUP)).toEqual([STARTUP])
  const extended = Buffer.concat([message('P', 'select'), message('B'), message('E'), message('S')])
  const simple = message('Q', 'select 1')
  expect(texts(batches.push(Buffer.concat([extended, simple])))).toEqual(texts([extended, simple]))
})

it('waits for what is not complete, wherever it is cut', () => {
  const whole = Buffer.concat([message('P', 'select SQXH'), message('B', 'S'), message('S')])
  for (let cut = 1; cut < whole.length; cut++) {
    const batches = started()
    expect(batches.push(whole.subarray(0, cut))).toEqual([])
    expect(texts(batches.push(whole.subarray(cut)))).toEqual(texts([whole]))
  }
})

it('drops the goodbye, because the engine stays', () => {
  expect(started().push(message('X'))).toEqual([])
})

it('says a fatal error as PostgreSQL does', () => {
  const response = fatalResponse('57014', 'too slow')
  expect(response.readInt32BE(1)).toBe(response.length - 1)
  expect(response.toString('latin1', 5)).toBe('SFATAL\0VFATAL\0C57014\0Mtoo slow\0\0')
})
