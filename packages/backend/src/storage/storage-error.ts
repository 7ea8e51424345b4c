import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A refusal in the words of the storage protocol; `statusCode` is what the body says, see `httpStatus`. */
export class StorageError extends Error {
  readonly statusCode: number
  readonly code: string
  readonly error: string

  constructor(statusCode: number, code: string, message: string, error = code) {
    super(message)
    this.statusCode = statusCode
    this.code = code
    this.error = error
  }

  /** The protocol answers 400 to whatever it handles, and says in the body what it means. */
  get httpStatus(): ContentfulStatusCode {
    const kept = this.statusCode >= 500 || this.statusCode === 429
    return (kept ? this.statusCode : 400) as ContentfulStatusCode
  }

  toJSON() {
    return { statusCode: String(this.statusCode), error: this.error, message: this.message, code: this.code }
  }
}

export const refuse = {
  noSuchBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => new StorageError(404, 'NoSuchKey', 'Object not found', 'not_found'),
  noSuchRoute: (method: string, path: string) =>
    new StorageError(404, 'NotFound', `Route ${method}:${path} not found`, 'Not Found'),
  noSuchUpload: () => new StorageError(404, 'NoSuchUpload', 'Upload not found'),
  bucketExists: () =>
    new StorageError(409, 'BucketAlreadyExists', 'The resource already exists', 'Duplicate'),
  keyExists: () => new StorageError(409, 'KeyAlreadyExists', 'The resource already exists', 'Duplicate'),
  bucketNotEmpty: () =>
    new StorageError(409, 'ResourceNotEmpty', 'The bucket you tried to delete is not empty'),
  accessDenied: (message = 'new row violates row-level security policy') =>
    new StorageError(403, 'AccessDenied', message, 'Unauthorized'),
  tooLarge: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'The object exceeded the maximum allowed size',
      'Payload too large',
    ),
  quotaExceeded: (most: { bytes: number; objects: number }) =>
    new StorageError(
      413,
      'QuotaExceeded',
      `One person may keep ${sizeText(most.bytes)} in ${most.objects} objects at most`,
      'Quota exceeded',
    ),
  mimeType: (type: string) =>
    new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`, 'invalid_mime_type'),
  invalidKey: (key: string) => new StorageError(400, 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () => new StorageError(400, 'InvalidBucketName', 'Bucket name invalid', 'Invalid Input'),
  /** The shape of the request is wrong, as its schema says. */
  invalidShape: (message: string) => new StorageError(400, 'InvalidRequest', message, 'Error'),
  invalidRequest: (message: string) => new StorageError(400, 'InvalidRequest', message),
  invalidRange: () => new StorageError(416, 'InvalidRange', 'invalid range provided', 'invalid_range'),
  invalidJwt: (message: string) => new StorageError(400, 'InvalidJWT', message),
  invalidSignature: (message = 'Invalid signature') => new StorageError(400, 'InvalidSignature', message),
  unsupportedTusVersion: () => new StorageError(412, 'TusError', 'Tus-Resumable Required'),
  wrongOffset: () => new StorageError(409, 'TusError', 'Upload-Offset conflict'),
  wrongPartType: () =>
    new StorageError(415, 'TusError', 'Content-Type must be application/offset+octet-stream'),
  uploadExpired: () => new StorageError(410, 'TusError', 'The file for this url no longer exists'),
  locked: () => new StorageError(423, 'ResourceLocked', 'The resource is locked'),
  aborted: () => new StorageError(499, 'Aborted', 'Request aborted'),
  insufficientStorage: () =>
    new StorageError(507, 'InsufficientStorage', 'The server has no room for this file at the moment'),
  tooSlow: () => new StorageError(408, 'RequestTimeout', 'The upload is too slow'),
  slowDown: () => new StorageError(429, 'SlowDown', 'Too many requests, try again shortly'),
  databaseTimeout: () => new StorageError(544, 'DatabaseTimeout', 'The connection to the database timed out'),
  unavailable: () =>
    new StorageError(503, 'ServiceUnavailable', 'Not available right now, try again', 'Service Unavailable'),
  internal: () => new StorageError(500, 'InternalError', 'Internal Server Error', 'Internal'),
}

const sizeText = (bytes: number): string =>
  bytes < 1024 ** 3 ? `${bytes / 1024 ** 2} MiB` : `${bytes / 1024 ** 3} GiB`
