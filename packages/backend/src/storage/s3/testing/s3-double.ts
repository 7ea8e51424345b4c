import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../s3-settings.ts'
import { signatureFault } from './check-signature.ts'

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface S3Double {
  settings: S3Settings
  objects: Map<string, Buffer>
  /** Multipart uploads that were begun and neither completed nor given up. */
  pending: Map<string, Map<number, Buffer>>
  /** `METHOD operation` of each request, refused ones included. */
  requests: string[]
  /** The next request fails with this S3 code, as when the store is busy. */
  failNext(code: string, status: number): void
  close(): Promise<void>
}

const KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
const BUCKET = 'files'
const PAGE = 3

/** A store that speaks enough of S3 over HTTP for a real client, in memory, and refuses what is not signed rightly. */
export async function startS3Double(): Promise<S3Double> {
  const objects = new Map<string, Buffer>()
  const pending = new Map<string, Map<number, Buffer>>()
  const requests: string[] = []
  let failure: Answer | undefined
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const fault = signatureFault(request, body, KEYS)
    const answer = fault ? refusal(fault, 403) : (failure ?? handle(request, body))
    failure = undefined
    send(response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  function handle({ method, url, headers }: IncomingMessage, body: Buffer): Answer {
    const { pathname, searchParams: query } = new URL(url!, 'http://s3')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    if (bucket !== BUCKET) return refusal('NoSuchBucket', 404)
    const uploadId = query.get('uploadId')
    const operation = `${method}${key ? '' : ' bucket'}${query.has('uploads') || uploadId ? ' multipart' : ''}`
    requests.push(operation)
    switch (operation) {
      case 'PUT':
        return headers['x-amz-copy-source']
          ? copy(String(headers['x-amz-copy-source']), key)
          : store(key, body)
      case 'GET':
        return read(key, headers.range)
      case 'GET bucket':
        return list(query)
      case 'POST bucket':
        return removeAll(body.toString())
      case 'POST multipart':
        return uploadId ? complete(key, uploadId, body.toString()) : begin(key)
      case 'PUT multipart':
        return storePart(uploadId!, Number(query.get('partNumber')), body)
      case 'DELETE multipart':
        return pending.delete(uploadId!) ? { status: 204 } : refusal('NoSuchUpload', 404)
      default:
        return refusal('NotImplemented', 501)
    }
  }

  function store(key: string, body: Buffer): Answer {
    objects.set(key, body)
    return { headers: { etag: etag(body) } }
  }

  function read(key: string, range?: string): Answer {
    const bytes = objects.get(key)
    if (!bytes) return refusal('NoSuchKey', 404)
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    return start ? { status: 206, body: bytes.subarray(Number(start), Number(end) + 1) } : { body: bytes }
  }

  function copy(source: string, key: string): Answer {
    const bytes = objects.get(decodeURIComponent(source).replace(`${BUCKET}/`, ''))
    if (!bytes) return refusal('NoSuchKey', 404)
    objects.set(key, bytes)
    return xml('CopyObjectResult', `<ETag>${etag(bytes)}</ETag>`)
  }

  function list(query: URLSearchParams): Answer {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort()
    const page = keys.slice(0, PAGE)
    const more = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    const contents = page.map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
    )
    return xml('ListBucketResult', `<IsTruncated>${more !== ''}</IsTruncated>${more}${contents.join('')}`)
  }

  function removeAll(body: string): Answer {
    for (const [, key] of body.matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(key!)
    return xml('DeleteResult', '')
  }

  function begin(key: string): Answer {
    const id = randomUUID()
    pending.set(id, new Map())
    return xml('InitiateMultipartUploadResult', `<Key>${key}</Key><UploadId>${id}</UploadId>`)
  }

  function storePart(id: string, number: number, body: Buffer): Answer {
    const parts = pending.get(id)
    if (!parts) return refusal('NoSuchUpload', 404)
    parts.set(number, body)
    return { headers: { etag: etag(body) } }
  }

  function complete(key: string, id: string, body: string): Answer {
    const parts = pending.get(id)
    const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => Number(number))
    if (!parts || named.some((number) => !parts.has(number))) return refusal('InvalidPart', 400)
    // S3's own rule: only the last part may be small.
    if (named.slice(0, -1).some((number) => parts.get(number)!.length < 5 * 1024 * 1024))
      return refusal('EntityTooSmall', 400)
    objects.set(key, Buffer.concat(named.sort((a, b) => a - b).map((number) => parts.get(number)!)))
    pending.delete(id)
    return xml('CompleteMultipartUploadResult', `<Key>${key}</Key>`)
  }

  return {
    settings: {
      bucket: BUCKET,
      region: 'eu-central-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: KEYS,
      prefix: 'site/',
      pathStyle: true,
    },
    objects,
    pending,
    requests,
    failNext(code, status) {
      failure = refusal(code, status)
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status = 200, headers = {}, body = '' }: Answer): void {
  response.writeHead(status, { ...headers, connection: 'close', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

const etag = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

const xml = (root: string, inner: string): Answer => ({
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><${root}>${inner}</${root}>`,
})

const refusal = (code: string, status: number): Answer => ({
  ...xml('Error', `<Code>${code}</Code><Message>${code}</Message>`),
  status,
})
