import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'

let folder: string
let store: ObjectStore

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lendaround-store-'))
  store = folderStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const bytes = (text: string) => new TextEncoder().encode(text)
const readText = async (key: string, range?: { start: number; end: number }) => {
  const found = await store.get(key, range)
  return found && new Response(found).text()
}
const keysUnder = async (prefix: string) => {
  const keys: string[] = []
  for await (const { key } of store.list(prefix)) keys.push(key)
  return keys.sort()
}

test('an object comes back as it was put, whole and in ranges', async () => {
  await store.put('objects/ab/one', bytes('hello world'))
  expect(await readText('objects/ab/one')).toBe('hello world')
  expect(await readText('objects/ab/one', { start: 6, end: 10 })).toBe('world')
  expect(await readText('objects/ab/one', { start: 0, end: 0 })).toBe('h')
})

test('large bytes come as a stream, equal to what was streamed in', async () => {
  const piece = new Uint8Array(100_000).map((_, i) => i % 251)
  async function* pieces() {
    for (let i = 0; i < 20; i++) yield piece
  }
  await store.put('objects/ab/large', pieces())
  const got = await store.get('objects/ab/large')
  expect(got).toBeInstanceOf(ReadableStream)
  const all = new Uint8Array(await new Response(got).arrayBuffer())
  expect(all.length).toBe(2_000_000)
  expect(Buffer.compare(all.subarray(1_900_000), piece)).toBe(0)
  const range = await store.get('objects/ab/large', { start: 99_998, end: 1_000_001 })
  const part = new Uint8Array(await new Response(range).arrayBuffer())
  expect(Buffer.compare(part, all.subarray(99_998, 1_000_002))).toBe(0)
})

test('a key that holds nothing gives undefined, and removing it is no error', async () => {
  expect(await store.get('objects/ab/none')).toBeUndefined()
  await store.remove(['objects/ab/none'])
  expect(await store.copy('objects/ab/none', 'objects/ab/copy')).toBe(false)
})

test('a copy outlives its original', async () => {
  await store.put('objects/ab/one', bytes('kept'))
  expect(await store.copy('objects/ab/one', 'objects/cd/two')).toBe(true)
  await store.remove(['objects/ab/one'])
  expect(await readText('objects/cd/two')).toBe('kept')
})

test('an empty object is an object', async () => {
  await store.put('objects/ab/empty', bytes(''))
  expect(await readText('objects/ab/empty')).toBe('')
})

test('listing tells keys below a prefix and nothing else', async () => {
  await store.put('objects/ab/one', bytes('1'))
  await store.put('renditions/ab/one/320x0', bytes('2'), { derived: true })
  await store.put('renditions/ab/one/640x0', bytes('3'), { derived: true })
  expect(await keysUnder('renditions/ab/one/')).toEqual([
    'renditions/ab/one/320x0',
    'renditions/ab/one/640x0',
  ])
  expect(await keysUnder('renditions/zz/')).toEqual([])
})

test.each([
  '../out',
  'objects/../../out',
  '/etc/passwd',
  'objects/..',
  'objects//a',
  'a\0b',
  'A',
  '',
  '.hidden',
  'a/.b',
])('the key %j is refused: the store leads nowhere else', async (key) => {
  await expect(store.put(key, bytes('x'))).rejects.toThrow('Not a key of the object store')
  await expect(store.get(key)).rejects.toThrow('Not a key of the object store')
  await expect(store.remove([key])).rejects.toThrow('Not a key of the object store')
})

test('a source that fails half-way leaves nothing behind', async () => {
  async function* failing() {
    yield bytes('half')
    throw new Error('the client went away')
  }
  await expect(store.put('objects/ab/half', failing())).rejects.toThrow('the client went away')
  expect(await store.get('objects/ab/half')).toBeUndefined()
  expect(await readdir(join(folder, 'unfinished'))).toEqual([])
})

test('a process that is killed half-way leaves no half object under the key', async () => {
  const script = join(folder, 'writer.ts')
  await writeFile(
    script,
    `import { folderStore } from '${join(import.meta.dirname, 'folder-store.ts')}'
     async function* slow() {
       yield new Uint8Array(1_000_000)
       process.stdout.write('half')
       await new Promise((resolve) => setTimeout(resolve, 60_000))
     }
     await folderStore('${folder}').put('objects/ab/half', slow())`,
  )
  const writer = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(writer.stdout, 'data')
  writer.kill('SIGKILL')
  await once(writer, 'exit')

  expect(await readdir(join(folder, 'unfinished'))).toHaveLength(1)
  expect(await store.get('objects/ab/half')).toBeUndefined()
  expect(await keysUnder('objects/')).toEqual([])
  await store.put('objects/ab/half', bytes('whole'))
  expect(await readText('objects/ab/half')).toBe('whole')
})
