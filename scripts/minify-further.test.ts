import type { Rollup } from 'vite'
import { expect, it } from 'vitest'
import { minifyFurther } from './minify-further.ts'

type Bundle = Record<string, { type: 'chunk'; moduleIds: string[]; fileName: string; code: string }>

/** Runs the plugin over files of the given code, each made of one module of its name. */
async function minified(files: Record<string, string>): Promise<Record<string, string>> {
  const bundle: Bundle = Object.fromEntries(
    Object.entries(files).map(([name, code]) => [
      name,
      { type: 'chunk' as const, moduleIds: [name], fileName: name, code },
    ]),
  )
  const { generateBundle } = minifyFurther((id) => id !== 'rare.js')
  const { handler } = generateBundle as unknown as {
    handler(options: object, bundle: Rollup.OutputBundle): Promise<void>
  }
  await handler({}, bundle as unknown as Rollup.OutputBundle)
  return Object.fromEntries(Object.values(bundle).map(({ fileName, code }) => [fileName, code]))
}

const SMALL = 'export function twice(value) { return value + value }\n'
const LARGE = Array.from({ length: 1_000 }, (_, n) => SMALL.replace('twice', `twice${n}`)).join('')

it('asks browsers on the first line to compile a large file while it loads, and no small one', async () => {
  const files = await minified({ 'frame.js': LARGE, 'home.js': SMALL, 'rare.js': LARGE })
  expect(files['frame.js']).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  expect(files['frame.js']!.length).toBeLessThan(LARGE.length)
  expect(files['home.js']).not.toContain('allFunctionsCalledOnLoad')
  expect(files['rare.js']).toBe(LARGE)
})
