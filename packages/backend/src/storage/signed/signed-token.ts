import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Deps } from '#backend/deps.ts'
import { signingSecrets } from '#backend/keys/secrets.ts'
import { transformationSchema } from '../images/transformation-query.ts'
import type { ObjectPath } from '../names.ts'
import { refuse } from '../storage-error.ts'

const downloadSchema = z.object({
  scope: z.literal('download'),
  url: z.string(),
  exp: z.number(),
  transformations: transformationSchema.optional(),
})

const uploadSchema = z.object({
  scope: z.literal('upload'),
  url: z.string(),
  exp: z.number(),
  upsert: z.boolean(),
  owner: z.string().optional(),
})

const SCHEMAS = { download: downloadSchema, upload: uploadSchema }

interface Claims {
  download: z.infer<typeof downloadSchema>
  upload: z.infer<typeof uploadSchema>
}

type Scope = keyof Claims

/** A token for one object and one purpose; `seconds` is how long it lives. */
export function signToken<S extends Scope>(
  { config, now }: Deps,
  claims: Omit<Claims[S], 'exp' | 'url'> & { scope: S },
  path: ObjectPath,
  seconds: number,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000)
  return new SignJWT({ ...claims, url: urlOf(path) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .sign(secretOf(config.secrets.signing))
}

/** Returns the permissions of a token; refuses one that is forged, too old, or for another object or purpose. */
export async function verifyToken<S extends Scope>(
  { config, now }: Deps,
  token: string,
  scope: S,
  path: ObjectPath,
): Promise<Claims[S]> {
  const payload = await payloadOf(token, signingSecrets(config.secrets), now())
  const claims = SCHEMAS[scope].safeParse(payload)
  if (!claims.success) throw refuse.invalidSignature(`Token is not scoped for ${scope}`)
  if (claims.data.url !== urlOf(path)) throw refuse.invalidSignature()
  return claims.data as Claims[S]
}

async function payloadOf(token: string, [secret, ...others]: string[], now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, secretOf(secret!), { algorithms: ['HS256'], currentDate: now })
    return payload
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed && others.length > 0) {
      return payloadOf(token, others, now)
    }
    throw error instanceof errors.JOSEError ? refuse.invalidJwt(error.message) : error
  }
}

const urlOf = ({ bucketId, name }: ObjectPath) => `${bucketId}/${name}`

/** A key of its own, so that no other token that the server signs can pass for one of these. */
const secretOf = (signing: string) => new TextEncoder().encode(`storage:${signing}`)
