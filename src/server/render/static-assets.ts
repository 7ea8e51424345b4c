import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { acceptedEncoding } from './encode.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const FOREVER = 'public, max-age=31536000, immutable'
const A_DAY = 'public, max-age=86400'

interface Asset {
  file: string
  type: string
  cacheControl: string
  /** The encodings of the compressed copies, best first. */
  encodings: ('br' | 'gzip')[]
}

interface Content {
  body: Buffer<ArrayBuffer>
  etag: string
}

/** The only script that may stand between pages and the network. */
const OFFLINE_WORKER = /^\/assets\/offline-worker-[\w-]+\.js$/

/** Serves the files of one built folder, compressed copies first; a path that is no file goes on. */
export async function staticAssets(folder: string): Promise<MiddlewareHandler> {
  const assets = await listAssets(folder)
  const contents = new Map<string, Promise<Content>>()
  const read = (file: string) => {
    let content = contents.get(file)
    if (!content) {
      content = readFile(file).then((body) => ({ body: body as Buffer<ArrayBuffer>, etag: etagOf(body) }))
      contents.set(file, content)
    }
    return content
  }

  return async (c, next) => {
    const asset = assets.get(c.req.path)
    if (!asset || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next()
    const packed = acceptedEncoding(c.req.raw, asset.encodings)
    const { body, etag } = await read(packed ? `${asset.file}.${packed === 'br' ? 'br' : 'gz'}` : asset.file)
    const headers = new Headers({
      'content-type': asset.type,
      'cache-control': asset.cacheControl,
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      etag,
    })
    if (packed) headers.set('content-encoding', packed)
    if (OFFLINE_WORKER.test(c.req.path)) headers.set('service-worker-allowed', '/')
    if (c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    headers.set('content-length', String(body.length))
    return new Response(c.req.method === 'HEAD' ? null : body, { headers })
  }
}

async function listAssets(folder: string): Promise<Map<string, Asset>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(names)
  const assets = new Map<string, Asset>()
  for (const file of names) {
    const type = TYPES[extname(file)]
    if (!type) continue
    const path = `/${file.slice(join(folder, sep).length).split(sep).join('/')}`
    const encodings: Asset['encodings'] = []
    if (all.has(`${file}.br`)) encodings.push('br')
    if (all.has(`${file}.gz`)) encodings.push('gzip')
    assets.set(path, { file, type, cacheControl: path.startsWith('/assets/') ? FOREVER : A_DAY, encodings })
  }
  return assets
}

const etagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
