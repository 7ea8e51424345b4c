import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Bytes, ObjectStore } from '../object-store.ts'
import type { S3Settings } from './s3-settings.ts'

/** The part of a stream that is in memory at a time, twice; a smaller file is sent in one request. */
const PART_BYTES = 8 * 1024 * 1024
const PARTS_AT_ONCE = 2
/** The most keys that one request may delete. */
const DELETED_AT_ONCE = 1000
const CONNECTION_MS = 5_000
const REQUEST_MS = 60_000

/** Keeps objects in a bucket of an S3-compatible store, so that several processes need no shared disk. */
export function s3Store({
  bucket,
  region,
  endpoint,
  credentials,
  prefix,
  pathStyle,
}: S3Settings): ObjectStore {
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Other providers than Amazon do not know the checksums in trailers that the SDK would send.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS, requestTimeout: REQUEST_MS },
  })
  const named = (key: string) => ({ Bucket: bucket, Key: prefix + key })

  return {
    async put(key, bytes) {
      if (bytes instanceof Uint8Array) {
        await client.send(new PutObjectCommand({ ...named(key), Body: bytes }))
        return
      }
      // An object of several parts is there when the last one is, and not before.
      const params = { ...named(key), Body: Readable.from(bytes, { objectMode: false }) }
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done()
    },

    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const answer = await unlessMissing(client.send(new GetObjectCommand({ ...named(key), Range })))
      return answer?.Body?.transformToWebStream() as ReadableStream<Bytes> | undefined
    },

    async copy(from, to) {
      const CopySource = encodeURI(`${bucket}/${prefix}${from}`)
      return Boolean(await unlessMissing(client.send(new CopyObjectCommand({ ...named(to), CopySource }))))
    },

    async remove(keys) {
      for (let at = 0; at < keys.length; at += DELETED_AT_ONCE) {
        const Objects = keys.slice(at, at + DELETED_AT_ONCE).map((key) => ({ Key: prefix + key }))
        const { Errors: [failure] = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        if (failure) throw new Error(`${failure.Key} was not removed: ${failure.Code} ${failure.Message}`)
      }
    },

    async *list(start) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + start })
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          yield { key: Key!.slice(prefix.length), modifiedAt: LastModified! }
    },
  }
}

async function unlessMissing<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (error) {
    if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return undefined
    throw error
  }
}
