import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testPicture } from '../testing/test-picture.ts'
import { isCostly } from './is-costly.ts'

describe('a JPEG', () => {
  it('may have the scans that programs write', async () => {
    const large = sharp({
      create: { width: 240, height: 240, channels: 3, noise: noise(), background: 'red' },
    })
    for (const options of [{ progressive: true }, { mozjpeg: true }, { progressive: false }])
      expect(
        isCostly(await large.jpeg({ quality: 100, ...options }).toBuffer()),
        JSON.stringify(options),
      ).toBe(false)
  })

  it('may not have thousands, each of which goes over the whole picture', async () => {
    const picture = await testPicture(64, 64, 'jpeg')
    expect(isCostly(withScans(picture, 1_000))).toBe(true)
    expect(isCostly(withScans(picture, 20))).toBe(false)
  })

  it('may have bytes in its metadata that look like scans', async () => {
    const picture = await testPicture(64, 64, 'jpeg')
    const inside = Buffer.from('ffda0008'.repeat(2_000), 'hex')
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe]), lengthOf(inside), inside])
    expect(isCostly(Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)]))).toBe(false)
  })

  it('that is cut off anywhere is looked through to its end', async () => {
    const picture = withScans(await testPicture(64, 64, 'jpeg'), 3)
    for (let end = 3; end < picture.length; end++) expect(isCostly(picture.subarray(0, end))).toBe(false)
  })
})

describe('a PNG', () => {
  const bomb = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(20_000_000))])

  it('may not have texts that unpack to gigabytes', async () => {
    const picture = await testPicture(40, 30, 'png')
    expect(isCostly(withChunks(picture, Array(40).fill(['zTXt', bomb])))).toBe(true)
    const international = Buffer.concat([Buffer.from('Comment\0\x01\0\0\0'), bomb.subarray(9)])
    expect(isCostly(withChunks(picture, Array(40).fill(['iTXt', international])))).toBe(true)
  })

  it('may have short ones, and long ones that are not packed', async () => {
    const picture = await testPicture(40, 30, 'png')
    const words = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.alloc(500_000, 'x')])
    const small = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.from('Our garden'))])
    expect(
      isCostly(
        withChunks(picture, [
          ['iTXt', words],
          ['zTXt', small],
        ]),
      ),
    ).toBe(false)
  })

  it('that claims a length which it does not have is looked through to its end', async () => {
    const picture = await testPicture(40, 30, 'png')
    expect(isCostly(Buffer.concat([picture.subarray(0, 8), Buffer.from('ffffffff7a545874', 'hex')]))).toBe(
      false,
    )
    expect(isCostly(picture.subarray(0, 11))).toBe(false)
  })
})

const noise = () => ({ type: 'gaussian' as const, mean: 128, sigma: 60 })
const lengthOf = (data: Uint8Array) => Buffer.from([(data.length + 2) >> 8, (data.length + 2) & 0xff])

/** The picture with so many empty scans of its first component before its end. */
function withScans(jpeg: Uint8Array, scans: number): Buffer {
  const scan = Buffer.from('ffda0008010100013f00ff00', 'hex')
  return Buffer.concat([jpeg.subarray(0, -2), ...Array(scans).fill(scan), jpeg.subarray(-2)])
}

/** The picture with more chunks behind its header. */
function withChunks(png: Uint8Array, chunks: [type: string, data: Uint8Array][]): Buffer {
  const header = 8 + 25
  const made = chunks.map(([type, data]) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  })
  return Buffer.concat([png.subarray(0, header), ...made, png.subarray(header)])
}
