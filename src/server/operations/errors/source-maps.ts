import { readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import type { Frame } from './stack-frames.ts'

/** A built file of the pages as a frame names it; anything else is looked up nowhere. */
const BUILT = /^app:\/\/\/assets\/([\w.-]+\.js)$/
/** Lines of the source on either side. */
const CONTEXT_LINES = 3
/** Some megabytes each once they are read. */
const MAX_CACHED = 8

interface Loaded {
  map: SourceMap
  payload: SourceMapPayload
}

/**
 * Says where frames of built files are in the sources, by the maps that the build has set aside. A frame of a file
 * without a map, such as one of the release before, stays as it is.
 */
export class SourceMaps {
  readonly #folder: string
  readonly #cached = new Map<string, Promise<Loaded | undefined>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The frames, the outermost first, of which each is named after what the one before it calls there. */
  async resolve(frames: Frame[]): Promise<Frame[]> {
    const resolved: Frame[] = []
    let called: string | undefined
    for (const frame of frames) {
      const found = await this.#find(frame)
      resolved.push({ ...frame, ...found?.place, ...(found && called && { function: called }) })
      called = found?.name
    }
    return resolved
  }

  async #find(frame: Frame): Promise<{ place: Partial<Frame>; name: string | undefined } | undefined> {
    const [, file] = BUILT.exec(frame.filename) ?? []
    const loaded = file && (await this.#load(file))
    if (!loaded) return
    const entry = loaded.map.findEntry(frame.lineno - 1, frame.colno - 1)
    if (!('originalSource' in entry)) return
    const { originalSource, originalLine, originalColumn } = entry
    // Not in Node's types, and there wherever the map names what stands at a place.
    const { name } = entry as { name?: string }
    const filename = `app:///${originalSource.replace(/^(?:\.\.?\/)+/, '')}`
    return {
      name,
      place: {
        filename,
        lineno: originalLine + 1,
        colno: originalColumn + 1,
        in_app: !filename.includes('node_modules/'),
        ...contextOf(loaded.payload, originalSource, originalLine),
      },
    }
  }

  #load(file: string): Promise<Loaded | undefined> {
    const cached = this.#cached.get(file)
    if (cached) return cached
    const [oldest] = this.#cached.keys()
    if (oldest && this.#cached.size >= MAX_CACHED) this.#cached.delete(oldest)
    const loading = readFile(join(this.#folder, `${file}.map`), 'utf8').then(
      (text) => {
        const payload: SourceMapPayload = JSON.parse(text)
        return { payload, map: new SourceMap(payload) }
      },
      () => undefined,
    )
    this.#cached.set(file, loading)
    return loading
  }
}

function contextOf({ sources, sourcesContent }: SourceMapPayload, source: string, line: number) {
  const lines = sourcesContent?.[sources.indexOf(source)]?.split('\n')
  if (!lines) return {}
  return {
    pre_context: lines.slice(Math.max(line - CONTEXT_LINES, 0), line),
    context_line: lines[line] ?? '',
    post_context: lines.slice(line + 1, line + 1 + CONTEXT_LINES),
  }
}
