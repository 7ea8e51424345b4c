import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'
import { StartError } from '#backend/start/start-error.ts'
import { readS3Settings, type S3Settings } from '#backend/storage/s3/s3-settings.ts'

const environment = z.object({
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_BUCKET: z.string().optional(),
  BACKUP_PREFIX: z.string().default('backups'),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(3),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1_000).default(14),
  BACKUP_SECRETS: z.stringbool().default(false),
})

export interface BackupSettings {
  /** Where the archives go. */
  target: { folder: string } | { bucket: S3Settings }
  /** The hour of the day, in UTC, from which on its backup is due. */
  hour: number
  /** Archives that are kept; older ones are removed. */
  keep: number
  /** Whether `secrets.json` is part of an archive. */
  withSecrets: boolean
}

/** Reads whether and where the site backs itself up each day; refuses two places and a bucket without access to it. */
export function readBackupSettings(env: NodeJS.ProcessEnv): BackupSettings | undefined {
  const e = readSettings(environment, env)
  if (e.BACKUP_FOLDER && e.BACKUP_BUCKET)
    throw new StartError('BACKUP_FOLDER and BACKUP_BUCKET name two places for backups: give one of them.')
  const rest = { hour: e.BACKUP_HOUR, keep: e.BACKUP_KEEP, withSecrets: e.BACKUP_SECRETS }
  if (e.BACKUP_FOLDER) return { target: { folder: e.BACKUP_FOLDER }, ...rest }
  if (!e.BACKUP_BUCKET) return
  const bucket = readS3Settings({ ...env, S3_BUCKET: e.BACKUP_BUCKET, S3_PREFIX: e.BACKUP_PREFIX })
  return bucket && { target: { bucket }, ...rest }
}
