import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readConfiguredKeys } from '#backend/keys/configured-keys.ts'
import { makeSecrets, type Secrets } from '#backend/keys/secrets.ts'
import { makeSigningKey } from '#backend/keys/signing-key.ts'
import { collectFaults, StartError } from '#backend/start/start-error.ts'
import { assertStrongSecrets } from './assert-strong-secrets.ts'
import type { Mode } from './mode.ts'
import { makePushKey } from './push-key.ts'

/** The backend's secrets, and the private key of web push; none where the environment alone holds the secrets. */
export interface SiteSecrets extends Secrets {
  pushKey?: string | undefined
}

/** Secrets as the data folder keeps them: one that was begun by an early version lacks the keys that came later. */
type StoredSecrets = Omit<SiteSecrets, 'jwks'> & Partial<Pick<Secrets, 'jwks'>>

/**
 * Reads the secrets that the environment gives, the others as the data folder keeps them, made where it has none yet.
 * Refuses any that are not fit to be used in this mode.
 */
export function readSecrets(env: NodeJS.ProcessEnv, dataDir: string, mode: Mode): SiteSecrets {
  const {
    VAPID_PRIVATE_KEY,
    PUBLISHABLE_KEY,
    SECRET_KEY,
    SIGNING_SECRET,
    SIGNING_SECRET_ALSO,
    JWT_PRIVATE_JWKS,
    JWT_LEGACY_SECRET,
  } = env
  const isComplete = Boolean(PUBLISHABLE_KEY && SECRET_KEY && SIGNING_SECRET && JWT_PRIVATE_JWKS)
  const stored = storedSecrets(dataDir, isComplete)
  const secrets: StoredSecrets = {
    ...stored,
    ...(JWT_PRIVATE_JWKS && { jwks: JWT_PRIVATE_JWKS }),
    ...(JWT_LEGACY_SECRET && { legacyJwtSecret: JWT_LEGACY_SECRET }),
    publishableKey: PUBLISHABLE_KEY ?? stored.publishableKey,
    secretKey: SECRET_KEY ?? stored.secretKey,
    signing: SIGNING_SECRET ?? stored.signing,
    ...(SIGNING_SECRET_ALSO && {
      alsoSigning: SIGNING_SECRET_ALSO.split(',').flatMap((each) => each.trim() || []),
    }),
    ...(VAPID_PRIVATE_KEY && { pushKey: VAPID_PRIVATE_KEY }),
  }
  collectFaults(
    () => assertStrongSecrets(secrets, mode),
    () => secrets.jwks && readConfiguredKeys(secrets.jwks),
  )
  if (secrets.jwks && (secrets.pushKey || isComplete)) return { ...secrets, jwks: secrets.jwks }
  const added = { jwks: JSON.stringify([makeSigningKey()]), pushKey: makePushKey() }
  storeSecrets(dataDir, { ...added, ...stored })
  return { ...added, ...secrets }
}

/** Secrets made on the first start and stored in the data folder, readable by its owner alone. */
function storedSecrets(dataDir: string, isComplete: boolean): StoredSecrets {
  const file = secretsFile(dataDir)
  if (existsSync(file)) return readStored(file)
  const made = makeSecrets()
  if (isComplete) return made
  storeSecrets(dataDir, { ...made, pushKey: makePushKey() }, linkUnlessThere)
  // If several processes start at the same moment, the first one wins.
  return readStored(file)
}

const stored = z.object({
  jwks: z.string().optional(),
  legacyJwtSecret: z.string().optional(),
  pushKey: z.string().optional(),
  publishableKey: z.string().min(1),
  secretKey: z.string().min(1),
  signing: z.string().min(1),
  alsoSigning: z.array(z.string().min(1)).optional(),
})

function readStored(file: string): StoredSecrets {
  try {
    return stored.parse(JSON.parse(readFileSync(file, 'utf8'))) as StoredSecrets
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      code
        ? `The secrets in ${file} cannot be read (${code}): this user has to own the file.`
        : `The secrets in ${file} are damaged: restore the file from a backup, or delete it to have new ones made, ` +
            'which signs everyone out.',
    )
  }
}

type Put = (written: string, file: string) => void

/** Writes the secrets whole or not at all, mode 0600. */
export function storeSecrets(dataDir: string, secrets: StoredSecrets, put: Put = renameSync): void {
  const file = secretsFile(dataDir)
  const written = `${file}.${process.pid}.new`
  writeFileSync(written, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
  put(written, file)
}

/** A link, unlike a new name, is refused where there is a file already. */
function linkUnlessThere(written: string, file: string): void {
  try {
    linkSync(written, file)
  } catch (error) {
    // Some shared folders know no links.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(written, file)
  } finally {
    rmSync(written, { force: true })
  }
}

const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json')
