import type { Pace } from '../settings.ts'
import type { FileDetails, IncomingFile } from './incoming-file.ts'
import { multipartFile } from './multipart-file.ts'
import { parseMetadata } from './parse-metadata.ts'
import { requestBytes } from './request-bytes.ts'

/** The file of an upload: the one part of a form, or the body itself. */
export async function receiveFile(request: Request, pace: Pace): Promise<IncomingFile> {
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
