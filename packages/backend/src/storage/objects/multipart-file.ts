import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import type { Pace } from '../settings.ts'
import { refuse, StorageError } from '../storage-error.ts'
import type { IncomingFile } from './incoming-file.ts'
import { MAX_METADATA_BYTES, parseMetadata } from './parse-metadata.ts'
import { requestBytes } from './request-bytes.ts'

// A field that is longer is cut by the parser: one byte more than metadata may have, so that it is refused.
const LIMITS = { files: 1, fields: 10, parts: 11, fieldSize: MAX_METADATA_BYTES + 1, headerPairs: 50 }

/** The one file of a form. It streams: the form is parsed as fast as the file is read, and no faster. */
export async function multipartFile(request: Request, pace: Pace): Promise<IncomingFile> {
  const form = openForm(request)
  const fields = new Map<string, string>()
  form.on('field', (name, value) => fields.set(name, value))

  const [file, type] = await new Promise<[Readable, string]>((resolve, reject) => {
    form.on('file', (_field, stream, _filename, _encoding, mimeType) => resolve([stream, mimeType]))
    form.once('finish', () => reject(refuse.invalidRequest('No content provided')))
    // Both may fail more than once and after all is over; without a listener that would end the process.
    form.on('error', (error) => reject(refusalOf(error)))
    // The parser listens for no fault of the parts that it skips: a form of too many is not read to its end.
    form.once('partsLimit', () => form.destroy(refuse.invalidRequest('Invalid multipart body')))
    feed(form, request, pace).catch(reject)
  })
  file.on('error', () => {})
  // The reader of the file must learn that the rest of it will not come.
  form.on('error', (error) => file.destroy(refusalOf(error)))
  file.once('close', () => file.readableEnded || form.destroy())
  const finished = once(form, 'finish')
  finished.catch(() => {})

  return {
    bytes: file,
    async details() {
      await finished
      const seconds = fields.get('cacheControl')
      const metadata = fields.get('metadata')
      return {
        contentType: fields.get('contentType') ?? type,
        cacheControl: seconds ? `max-age=${seconds}` : 'no-cache',
        userMetadata: metadata ? parseMetadata(metadata) : null,
      }
    },
  }
}

/** The refusal for a broken form: the fault of its transfer, or else of its content. */
const refusalOf = (error: unknown) =>
  error instanceof StorageError ? error : refuse.invalidRequest('Invalid multipart body')

function openForm({ headers }: Request): Busboy {
  try {
    return new Busboy({
      headers: { 'content-type': headers.get('content-type') ?? '' },
      limits: LIMITS,
      // A part without a file name is a field, but one without any name is what the client sends a Blob as.
      isPartAFile: (name, _type, fileName) => fileName !== undefined || name === '',
    })
  } catch {
    throw refuse.invalidRequest('Invalid multipart body')
  }
}

/** Writes the request into the parser until either ends; the request itself is left for the server to drop. */
async function feed(form: Busboy, { body }: Request, pace: Pace): Promise<void> {
  try {
    for await (const chunk of requestBytes(body, pace)) {
      if (!form.write(chunk)) await writable(form, pace)
      if (form.destroyed) return
    }
    form.once('finish', giveUpLater(form, pace))
    form.end()
  } catch (error) {
    form.destroy(error as Error)
    throw error
  }
}

/**
 * Gives the form up unless what this returns is called as soon as bytes would have to come: over a part without a
 * head the parser waits for ever. The reader of the file is never that slow.
 */
function giveUpLater(form: Busboy, { graceMs }: Pace): () => void {
  const late = setTimeout(() => form.destroy(refuse.tooSlow()), graceMs)
  form.once('close', () => clearTimeout(late))
  return () => clearTimeout(late)
}

/** Resolves when the parser takes more, or never will. */
function writable(form: Busboy, pace: Pace): Promise<void> {
  return new Promise((resolve) => {
    const inTime = giveUpLater(form, pace)
    const done = () => {
      inTime()
      form.off('drain', done)
      form.off('close', done)
      resolve()
    }
    form.on('drain', done)
    form.on('close', done)
  })
}
