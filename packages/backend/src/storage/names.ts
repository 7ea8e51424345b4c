import type { StorageContext } from './storage-context.ts'
import { refuse } from './storage-error.ts'

/** A segment that an address resolves instead of naming it: `.` and `..`. */
const DOTS = /(?:^|\/)\.{1,2}(?:\/|$)/
const BUCKET = /^[\w!.*'() &$=@;:+,?-]{1,100}$/
const OBJECT = /^[\w/!.*'() &$=@;:+,?-]{1,1024}$/

/** Refuses what cannot be the name of a bucket. */
export function assertBucketName(name: string): void {
  if (!BUCKET.test(name) || DOTS.test(name)) throw refuse.invalidBucketName()
}

/** Refuses what cannot be the name of an object: other characters, and paths that lead up or nowhere. */
export function assertObjectName(name: string): void {
  if (!OBJECT.test(name) || DOTS.test(name)) throw refuse.invalidKey(name)
}

export interface ObjectPath {
  bucketId: string
  name: string
}

/** The object that the request's path names, percent-decoded. */
export function objectPath(c: StorageContext): ObjectPath {
  const bucketId = c.req.param('bucket') ?? ''
  const name = c.req.param('name') ?? ''
  assertBucketName(bucketId)
  assertObjectName(name)
  return { bucketId, name }
}
