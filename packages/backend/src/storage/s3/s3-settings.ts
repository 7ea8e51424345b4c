import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'
import { StartError } from '#backend/start/start-error.ts'

const environment = z.object({
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'has to be words with slashes between them')
    .optional(),
  S3_PATH_STYLE: z.stringbool().optional(),
})

/** Where an S3-compatible store is, and our credentials there. */
export interface S3Settings {
  bucket: string
  region: string
  /** The endpoint of a provider other than Amazon. */
  endpoint?: string
  /** Without them, those that the machine has (role, profile, environment) as the SDK finds them. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
  /** Before every key, so that several sites can share a bucket. */
  prefix: string
  /** Whether the bucket is in the path of an address instead of its host name. */
  pathStyle: boolean
}

/** Reads the settings of an object store from the environment; undefined where S3_BUCKET names none. */
export function readS3Settings(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const e = readSettings(environment, env)
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = e
  if (!bucket) {
    if (e.S3_ENDPOINT || accessKeyId)
      throw new StartError('S3_BUCKET is missing: it names the bucket for files.')
    return
  }
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new StartError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: one of them is missing.')
  }
  return {
    bucket,
    region: e.S3_REGION,
    ...(e.S3_ENDPOINT && { endpoint: e.S3_ENDPOINT }),
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    prefix: e.S3_PREFIX ? `${e.S3_PREFIX}/` : '',
    pathStyle: e.S3_PATH_STYLE ?? e.S3_ENDPOINT !== undefined,
  }
}
