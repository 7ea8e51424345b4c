import { z } from 'zod'

/** What a backup says about itself; the file `manifest.json` is written last, so a folder without it is no backup. */
export const backupManifest = z.object({
  format: z.literal(1),
  /** When its snapshot was taken, ISO 8601. */
  takenAt: z.iso.datetime(),
  /** The migrations of the database it came from, with their checksums: it fits no other. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.number().int(),
      /** The same for the same rows in any order. */
      digest: z.string(),
      /** Of the file, SHA-256. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  objects: z.object({
    files: z.number().int(),
    bytes: z.number().int(),
    /** Removed by the running site while they were being copied. */
    gone: z.number().int(),
  }),
  secrets: z.boolean(),
})

export type BackupManifest = z.infer<typeof backupManifest>

/** The file of a table in a backup's folder. */
export const tableFile = (name: string) => `tables/${name}.ndjson.gz`

/** The name, size and SHA-256 of each stored object, a line each. */
export const OBJECTS_FILE = 'objects.ndjson.gz'
