import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const run = promisify(execFile)

let folder: string
let program: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lendaround-lean-'))
  program = join(folder, 'program.ts')
  await writeFile(
    program,
    `import { restartLean } from ${JSON.stringify(join(import.meta.dirname, 'restart-lean.ts'))}
console.log(process.pid, process.env.MALLOC_ARENA_MAX, process.execArgv.join(), process.argv.slice(2).join())
restartLean()`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const lines = async (env: NodeJS.ProcessEnv) => {
  const { MALLOC_ARENA_MAX: _, ...rest } = process.env
  const { stdout } = await run(process.execPath, ['--no-warnings', program, 'here'], {
    env: { ...rest, ...env },
  })
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' '))
}

it('starts the program once more in the same process, with its arguments and the bounds', async () => {
  const [first, second, ...more] = await lines({})
  expect(more).toEqual([])
  expect(first!.slice(1)).toEqual(['undefined', '--no-warnings', 'here'])
  expect(second).toEqual([first![0], '2', '--max-semi-space-size=8,--no-warnings', 'here'])
})

it('leaves alone what an operator has set', async () => {
  expect(await lines({ MALLOC_ARENA_MAX: '4' })).toHaveLength(1)
})
