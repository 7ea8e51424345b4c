import type { Deps } from '#backend/deps.ts'
import { objectKey, renditionKey } from '../object-keys.ts'
import type { ObjectStore } from '../object-store.ts'
import { refuse } from '../storage-error.ts'
import { fileType } from './file-type.ts'
import {
  DEFAULT_QUALITY,
  makeRendition,
  type Rendition,
  type RenditionSpec,
  renditionName,
} from './rendition.ts'
import { inImageQueue } from './sharp-queue.ts'

/** The widths that renditions are kept of; the web asks for 96 and 160 (portraits), 320, 640, 960 and 1280. */
const KEPT_WIDTHS = [96, 160, 320, 480, 640, 960, 1280, 1920]
const KEPT_SHAPES = [1, 3 / 4]

type ImageDeps = Pick<Deps, 'objects' | 'log'>

/** Keys begin with a version, a UUID: what is being drawn for several stores of one process cannot mix. */
const inProgress = new Map<string, Promise<Rendition>>()

/**
 * A rendition from the store, else drawn when it is the sender's turn; a request for one that is being drawn waits for
 * the same.
 */
export async function obtainRendition(
  deps: ImageDeps,
  version: string,
  spec: RenditionSpec,
  sender: string,
): Promise<Rendition> {
  const key = renditionKey(version, renditionName(spec))
  const kept = isStored(spec) ? await readAll(deps.objects, key) : undefined
  if (kept) return { bytes: kept, type: fileType(kept) }

  const begun = inProgress.get(key)
  if (begun) return begun
  const drawing = draw(deps, { version, spec, key, sender }).finally(() => inProgress.delete(key))
  inProgress.set(key, drawing)
  return drawing
}

/** Only usual sizes are kept: asking for all others cannot fill the disk. */
export function isStored({ width, height, resize, quality }: RenditionSpec): boolean {
  if (!width || !KEPT_WIDTHS.includes(width) || quality !== DEFAULT_QUALITY || resize !== 'cover')
    return false
  return height === undefined || KEPT_SHAPES.includes(height / width)
}

async function draw(
  { objects, log }: ImageDeps,
  { version, spec, key, sender }: { version: string; spec: RenditionSpec; key: string; sender: string },
): Promise<Rendition> {
  return inImageQueue(sender, async () => {
    const source = await readAll(objects, objectKey(version))
    if (!source) throw refuse.noSuchKey()
    const rendition = await makeRendition(source, spec)
    if (isStored(spec)) {
      await objects
        .put(key, rendition.bytes, { derived: true })
        .catch((error) => log.warn({ err: error, key }, 'a rendition could not be stored'))
    }
    return rendition
  })
}

async function readAll(store: ObjectStore, key: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await store.get(key)
  if (!(bytes instanceof ReadableStream)) return bytes
  return new Uint8Array(await new Response(bytes).arrayBuffer())
}
