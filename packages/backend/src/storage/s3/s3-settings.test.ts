import { expect, it } from 'vitest'
import { readS3Settings } from './s3-settings.ts'

const KEY = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }

it('without a bucket there is no store, and settings of one are a mistake', () => {
  expect(readS3Settings({})).toBeUndefined()
  for (const env of [{ S3_ENDPOINT: 'https://s3.example.org' }, KEY])
    expect(() => readS3Settings(env)).toThrow('S3_BUCKET is missing')
})

it('another provider is reached by path, Amazon by host name, unless told otherwise', () => {
  const S3_BUCKET = 'files'
  expect(readS3Settings({ S3_BUCKET })).toEqual({
    bucket: 'files',
    region: 'us-east-1',
    prefix: '',
    pathStyle: false,
  })
  const S3_ENDPOINT = 'https://s3.example.org'
  expect(readS3Settings({ S3_BUCKET, S3_ENDPOINT, ...KEY, S3_PREFIX: 'shop/a' })).toMatchObject({
    endpoint: S3_ENDPOINT,
    credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    prefix: 'shop/a/',
    pathStyle: true,
  })
  expect(readS3Settings({ S3_BUCKET, S3_ENDPOINT, S3_PATH_STYLE: 'false' })?.pathStyle).toBe(false)
})

it.each([
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'belong together'],
  [{ S3_BUCKET: 'files', S3_ENDPOINT: 'ftp://x' }, 'S3_ENDPOINT is wrong'],
  [{ S3_BUCKET: 'files', S3_PREFIX: '/a' }, 'S3_PREFIX is wrong'],
])('refuses %j', (env, fault) => {
  expect(() => readS3Settings(env)).toThrow(fault)
})
