import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minify } from 'terser'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dropSourceTexts, setMapsAside } from '../../../../scripts/set-maps-aside.ts'
import { SourceMaps } from './source-maps.ts'
import { stackFrames } from './stack-frames.ts'

const SOURCE = `const limit = 3
export function chargeRenter(amount) {
  if (amount > limit) {
    return refuseAmount(amount)
  }
  return amount
}
function refuseAmount(amount) {
  const difference = amount - limit
  throw new Error('too much: ' + difference)
}
`
let folder: string
let built: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-maps-'))
  const { code, map } = await minify(
    { '../../../src/web/features/money/charge-renter.ts': SOURCE },
    { module: true, compress: { inline: 0 }, sourceMap: { includeSources: true } },
  )
  built = code!
  writeFileSync(join(folder, 'charge-AbC1.js.map'), String(map))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The stack of the built code when it fails, as a browser reports it. */
async function stackOf(): Promise<string> {
  const file = join(folder, 'charge-AbC1.mjs')
  writeFileSync(file, built)
  const { chargeRenter } = await import(file)
  try {
    chargeRenter(5)
  } catch (error) {
    return (error as Error).stack!.replace(
      /(?:file:\/\/)?\/\S+charge-AbC1\.mjs/g,
      'https://site.test/assets/charge-AbC1.js',
    )
  }
  throw new Error('it did not fail')
}

it('a minified frame names the file, line and function that were written', async () => {
  const frames = stackFrames(await stackOf(), '')
  expect(frames.at(-1)).toMatchObject({ filename: 'app:///assets/charge-AbC1.js', lineno: 1 })
  const resolved = await new SourceMaps(folder).resolve(frames)
  expect(resolved.at(-1)).toMatchObject({
    filename: 'app:///src/web/features/money/charge-renter.ts',
    function: 'refuseAmount',
    lineno: 10,
    in_app: true,
    pre_context: ['}', 'function refuseAmount(amount) {', '  const difference = amount - limit'],
    context_line: "  throw new Error('too much: ' + difference)",
  })
  expect(resolved.at(-2)).toMatchObject({ lineno: 4, context_line: '    return refuseAmount(amount)' })
})

it.each(['app:///assets/older-Xy9.js', 'app:///assets/../charge-AbC1.js', 'app:///src/server/main.ts'])(
  'a frame of %s stays as it is',
  async (filename) => {
    const frame = { filename, function: 'a', lineno: 1, colno: 20, in_app: true }
    expect(await new SourceMaps(folder).resolve([frame])).toEqual([frame])
  },
)

it('maps are moved away from what is served, and hold no texts of packages', async () => {
  const [served, aside] = [join(folder, 'served'), join(folder, 'aside')]
  mkdirSync(join(served, 'assets'), { recursive: true })
  const map = { sources: ['../src/a.ts', '../node_modules/b/b.js'], sourcesContent: ['a', 'b'], mappings: '' }
  writeFileSync(join(served, 'assets/a-1.js.map'), JSON.stringify(map))
  writeFileSync(join(served, 'assets/a-1.js'), '')
  expect(await setMapsAside(served, aside)).toBe(1)
  expect(readdirSync(join(served, 'assets'))).toEqual(['a-1.js'])
  const read = () => JSON.parse(readFileSync(join(aside, 'a-1.js.map'), 'utf8'))
  expect(read().sourcesContent).toEqual(['a', null])
  await dropSourceTexts(aside)
  expect(read()).toEqual({ sources: map.sources, mappings: '' })
})
