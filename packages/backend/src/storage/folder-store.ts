import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, link, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { ByteRange, ByteSource, Bytes, ObjectStore, StoredKey } from './object-store.ts'

/** Up to here one read into memory is cheaper than a stream. */
const SMALL_BYTES = 256 * 1024
const KEY = /^[a-z0-9][a-z0-9-]*(?:[./][a-z0-9-]+)*$/

/** Keeps objects as files of `folder`, which need not exist; several processes may share it. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a key of the object store: ${JSON.stringify(key)}`)
    return join(folder, key)
  }

  return {
    async put(key, bytes, { derived = false } = {}) {
      const path = pathOf(key)
      const unfinished = join(folder, 'unfinished', randomUUID())
      await mkdir(dirname(unfinished), { recursive: true })
      try {
        await writeFile(unfinished, bytes, !derived)
        await mkdir(dirname(path), { recursive: true })
        await rename(unfinished, path)
        if (!derived) await syncFolder(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const file = await unlessMissing(open(pathOf(key)))
      if (!file) return undefined
      const { start, end } = range ?? { start: 0, end: (await file.stat()).size - 1 }
      if (end - start >= SMALL_BYTES) return stream(file, { start, end })
      try {
        return await readSmall(file, { start, end })
      } finally {
        await file.close()
      }
    },

    async copy(from, to) {
      const target = pathOf(to)
      await mkdir(dirname(target), { recursive: true })
      // The content of a key never changes, so two names of one file are as good as two files.
      const done = await unlessMissing(link(pathOf(from), target).then(() => true))
      if (done) await syncFolder(dirname(target))
      return Boolean(done)
    },

    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },

    list: (prefix) => listFiles(folder, prefix),
  }
}

async function writeFile(path: string, bytes: ByteSource, durable: boolean): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes instanceof Uint8Array ? [bytes] : bytes) await file.appendFile(chunk)
    if (durable) await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

async function readSmall(file: FileHandle, { start, end }: ByteRange): Promise<Bytes> {
  const bytes = new Uint8Array(end - start + 1)
  let filled = 0
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled)
    if (bytesRead === 0) return bytes.subarray(0, filled)
    filled += bytesRead
  }
  return bytes
}

/** Closes the file when it is read to the end or the reader goes away. */
function stream(file: FileHandle, range: ByteRange): ReadableStream<Bytes> {
  const source = createReadStream('', { ...range, fd: file, highWaterMark: SMALL_BYTES })
  return Readable.toWeb(source) as ReadableStream<Bytes>
}

async function* listFiles(folder: string, prefix: string): AsyncGenerator<StoredKey> {
  const place = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  // Deno asks for the size, which Node.js knows by itself.
  const entries = await unlessMissing(opendir(place, { recursive: true, bufferSize: 32 }))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = path.slice(join(folder, '/').length)
    if (!entry.isFile() || !key.startsWith(prefix)) continue
    const file = await unlessMissing(stat(path))
    if (file) yield { key, modifiedAt: file.mtime }
  }
}

async function unlessMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
