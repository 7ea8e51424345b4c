import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { SubmittedIdentity } from '#contract/identity.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { documentFolder, provesStep } from '#domain/kyc/document.ts'
import { alwaysEnds, DOCUMENT_TYPES, hasBack } from '#domain/kyc/document-type.ts'
import { isAdult } from '#domain/kyc/is-adult.ts'
import { KYC_STEPS, kycStatusOf } from '#domain/kyc/level.ts'
import { isExpired, isRenewable } from '#domain/kyc/validity.ts'
import { MAX_VAT_ID, readVatId } from '#domain/kyc/vat-id.ts'
import { isPlainName } from '#domain/plain-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { isResidence } from '#domain/settings/offered-countries.ts'
import { tellStaffOfCheckout } from '#server/administration/tell-staff-of-checkout.ts'
import { numberHash } from '../number-hash.ts'

const text = z.string().trim().min(1)
const country = z.enum(KYC_COUNTRIES)
const documentPath = z.string().min(1).max(300)

const input = z.discriminatedUnion('step', [
  z.object({
    step: z.literal('identity'),
    documentPath,
    backPath: documentPath.optional(),
    details: z
      .object({
        firstName: text.max(80),
        lastName: text.max(80),
        birthDate: z.iso.date(),
        documentType: z.enum(DOCUMENT_TYPES),
        documentNumber: text.max(40),
        country,
        validUntil: z.iso.date().optional(),
      })
      .refine(({ documentType, validUntil }) => validUntil || !alwaysEnds(documentType), {
        path: ['validUntil'],
      }),
  }),
  z.object({ step: z.literal('selfie'), documentPath }),
  z.object({
    step: z.literal('address'),
    documentPath,
    details: z.object({ street: text.max(120), postalCode: text.max(16), city: text.max(80), country }),
  }),
  z.object({
    step: z.literal('business'),
    documentPath,
    details: z.object({
      name: text.max(120),
      registrationNumber: text.max(40),
      country,
      vatId: text.max(MAX_VAT_ID).optional(),
    }),
  }),
])
type Input = z.output<typeof input>

/** Whether the person cannot go on at checkout before it is decided. */
const place = z.object({ atCheckout: z.boolean().default(false) })

/**
 * Hands in the proof of one step, in the order of the steps; a moderator decides (outside production the clock), who is
 * told at once of somebody who waits at checkout.
 */
export const submitIdentity = useCase({
  name: 'submit-identity',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: input.and(place),
  async run({ tx, deps, userId, now }, request) {
    const { step } = request
    const person = await tx
      .selectFrom('profiles')
      .select(['kyc_level', 'kyc_status', 'name'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person) return refuse('UNAUTHENTICATED')
    const answer = (status: SubmittedIdentity['status'], kycStatus: string): SubmittedIdentity => ({
      step,
      status,
      kycLevel: person.kyc_level,
      kycStatus: kycStatusOf(kycStatus),
    })

    const handedIn = await loadSteps(tx, userId)
    if (
      handedIn.get(step)?.status === 'verified' &&
      !isRenewable(handedIn.get(step)!.validUntil, now.getTime())
    )
      return ok(answer('verified', person.kyc_status))
    if (handedIn.get(step)?.status === 'pending') return refuse('KYC_ALREADY_PENDING', { step })
    const missing = KYC_STEPS.slice(0, KYC_STEPS.indexOf(step)).find(
      (earlier, n) => person.kyc_level <= n && !handedIn.has(earlier),
    )
    if (missing) return refuse('KYC_STEP_MISSING', { step: missing })
    if (request.step === 'identity' && !isAdult(request.details.birthDate, now.getTime())) {
      return refuse('UNDERAGE')
    }
    const { validUntil, backPath } = sidesOf(request)
    if (validUntil && isExpired(validUntil, now.getTime())) return refuse('DOCUMENT_EXPIRED')
    if (!isPlainName(nameIn(request))) return refuse('NAME_NOT_PLAIN')
    if (
      (request.step === 'address' || request.step === 'business') &&
      !isResidence(request.details.country)
    ) {
      return refuse('COUNTRY_OFF', { country: request.details.country })
    }
    if (request.step === 'business' && hasWrongVatId(request.details)) return refuse('VAT_ID_INVALID')
    const documentType = await findDocument(tx, userId, step, request.documentPath)
    const backType = backPath && (await findDocument(tx, userId, step, backPath))
    if (documentType === undefined || (backPath && backType === undefined)) return refuse('DOCUMENT_MISSING')
    if (!provesStep(step, documentType) || (backType !== undefined && !provesStep(step, backType)))
      return refuse('DOCUMENT_WRONG_TYPE')
    if (needsBack(request, documentType) && !backPath) return refuse('DOCUMENT_MISSING', { side: 'back' })
    await tx
      .insertInto('kyc_submissions')
      .values({
        user_id: userId,
        step,
        document_path: request.documentPath,
        back_path: backPath ?? null,
        valid_until: validUntil ?? null,
        number_hash:
          request.step === 'identity' ? sql<string>`${numberHash(deps.config, request.details)}` : null,
        details: JSON.stringify(kept(request)),
        submitted_at: now.toISOString(),
      })
      .execute()
    // A person with a level keeps its name while the next step is looked at.
    const kycStatus = person.kyc_level === 0 ? 'pending' : person.kyc_status
    await tx
      .updateTable('profiles')
      .set({ kyc_status: kycStatus, name: person.name || nameIn(request) })
      .where('id', '=', userId)
      .execute()
    if (request.atCheckout) await tellStaffOfCheckout(tx, deps.config.siteUrl, userId, now)
    return ok(answer('pending', kycStatus))
  },
})

/** A user who signed up with an address alone gets the name on their document. */
function nameIn(request: Input): string {
  if (request.step !== 'identity') return ''
  const { firstName, lastName } = request.details
  return `${firstName} ${lastName}`.slice(0, 80)
}

/** The steps that are pending or verified. */
async function loadSteps(tx: Context['tx'], userId: string): Promise<Map<string, HandedIn>> {
  const rows = await tx
    .selectFrom('kyc_submissions')
    .select(['step', 'status', sql<string | null>`valid_until::text`.as('validUntil')])
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'verified'])
    // A new document that is being checked counts before the one that it is to replace.
    .orderBy('status', 'desc')
    .execute()
  return new Map(rows.map(({ step, ...handedIn }) => [step, handedIn]))
}

interface HandedIn {
  status: string
  validUntil: string | null
}

/** What only a document of identity has. */
const sidesOf = (request: Input): { validUntil?: string | undefined; backPath?: string | undefined } =>
  request.step === 'identity' ? { validUntil: request.details.validUntil, backPath: request.backPath } : {}

/** A PDF may hold both sides. */
const needsBack = (request: Input, frontType: string): boolean =>
  request.step === 'identity' && hasBack(request.details.documentType) && frontType.startsWith('image/')

/** The type of the document, by its content; undefined where the person has no such file for this step. */
async function findDocument(
  tx: Context['tx'],
  userId: string,
  step: Input['step'],
  path: string,
): Promise<string | undefined> {
  if (!path.startsWith(documentFolder(userId, step))) return
  const { rows } = await sql<{ type: string | null }>`
    select metadata->>'mimetype' as type from storage.objects
    where bucket_id = 'documents' and name = ${path} and owner_id = ${userId}`.execute(tx)
  return rows[0] && (rows[0].type ?? '')
}

/** A business may have no VAT number; one that it states has to be one of its country. */
const hasWrongVatId = ({ country, vatId }: { country: string; vatId?: string | undefined }): boolean =>
  vatId !== undefined && readVatId(country, vatId) === undefined

/**
 * The fields that are stored: of a document's number only the end, by which a moderator recognises it in the picture, and
 * beside them a keyed hash.
 */
function kept(request: Input): Record<string, string> {
  if (!('details' in request)) return {}
  if (request.step === 'business') {
    const { vatId, ...business } = request.details
    return { ...business, ...(vatId && { vatId: readVatId(business.country, vatId)! }) }
  }
  if (request.step !== 'identity') return request.details
  const { documentNumber, ...details } = request.details
  return { ...details, documentNumberEnd: documentNumber.slice(-4) }
}
