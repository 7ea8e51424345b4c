import type { Pace } from '../settings.ts'
import { multipartFile } from './multipart-file.ts'
import { parseMetadata } from './parse-metadata.ts'
import { requestBytes } from './request-bytes.ts'

interface FileDetails {
  contentType: string
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** A file on its way in, in whichever of the protocol's forms. */
export interface IncomingFile {
  /** To be read once, and before `details` is awaited. */
  bytes: AsyncIterable<Uint8Array>
  /** Number of bytes to come, where the client said so. */
  size?: number
  /** The client's description of the file; in a form, parts behind the file count as well. */
  details(): Promise<FileDetails>
}

/** The file of an upload: the one part of a form, or the body itself. */
export async function incomingFile(request: Request, pace: Pace): Promise<IncomingFile> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return multipartFile(request, pace)
  return rawFile(request, pace)
}

function rawFile({ headers, body }: Request, pace: Pace): IncomingFile {
  const length = headers.get('content-length')
  const metadata = headers.get('x-metadata')
  const details: FileDetails = {
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    cacheControl: headers.get('cache-control') ?? 'no-cache',
    userMetadata: metadata ? parseMetadata(Buffer.from(metadata, 'base64').toString()) : null,
  }
  return {
    bytes: requestBytes(body, pace),
    ...(length && { size: Number(length) }),
    details: async () => details,
  }
}
