import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ByteRange, Bytes, ObjectStore } from '#backend/storage/object-store.ts'
import type { TilesSource } from '../tiles-source.ts'
import { archiveSize, HEADER_BYTES } from './archive-size.ts'

/** One version of the operator's archive of tiles. */
export interface Archive {
  /** In bytes. */
  size: number
  eTag: string
  modified: Date
  read(range: ByteRange): Promise<Bytes | ReadableStream<Bytes> | undefined>
}

type OpenArchive = () => Promise<Archive | undefined>

/** Opens the archive as it is now; answers nothing while it is not there. */
export function archiveOf(source: TilesSource, objects: ObjectStore): OpenArchive {
  return 'path' in source ? () => openFile(source.path) : openKey(source.key, objects)
}

/** A file may be replaced by a newer one at any moment: it is looked at each time. */
async function openFile(path: string): Promise<Archive | undefined> {
  const file = await stat(path).catch(() => undefined)
  if (!file?.isFile()) return
  const { size, mtimeMs, mtime: modified } = file
  return {
    size,
    modified,
    eTag: tagOf(`${size} ${mtimeMs}`),
    read: async (range) => Readable.toWeb(createReadStream(path, { ...range })) as ReadableStream<Bytes>,
  }
}

/** The content of a key never changes, so its header is read once; a missing key is looked up again. */
function openKey(key: string, objects: ObjectStore): OpenArchive {
  let archive: Promise<Archive | undefined> | undefined
  async function open(): Promise<Archive | undefined> {
    const start = await objects.get(key, { start: 0, end: HEADER_BYTES - 1 })
    const header = start && new Uint8Array(await new Response(start).arrayBuffer())
    const size = header && archiveSize(header)
    if (!size) return
    return {
      size,
      modified: new Date(0),
      eTag: tagOf(`${key} ${Buffer.from(header).toString('base64')}`),
      read: (range) => objects.get(key, range),
    }
  }
  return async () => {
    archive ??= open()
    const found = await archive.catch(() => undefined)
    if (!found) archive = undefined
    return found
  }
}

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
