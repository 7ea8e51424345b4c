import { hash } from '@node-rs/argon2'
import { documentFolder, type ProvenStep } from '#domain/kyc/document.ts'
import { cityOf, ownCountry, said } from '../countries/moved.ts'
import { DEMO_PASSWORD } from '../demo-accounts.ts'
import { personId } from '../demo-ids.ts'
import type { Queryable } from '../fixtures/queryable.ts'
import { insertRows } from '../insert-rows.ts'
import { demoPeople, type PersonKey } from '../people.ts'
import { randomFrom } from '../random.ts'
import { demoEmail, kycStatusOfLevel, type SeedPerson } from '../seed-person.ts'
import { insertDecidedProofs } from './insert-decided-proofs.ts'
import { documentRow } from './seed-documents.ts'
import { proofDetails } from './seed-tax-data.ts'

const DAY_MS = 86_400_000

/** Inserts accounts with the demo password; completes the profiles and referrals that the sign-up trigger creates. */
export async function seedPeople(db: Queryable, now: Date): Promise<void> {
  // Hashed in parallel on the thread pool, each with its own salt.
  const passwords = await Promise.all(demoPeople.map(() => hash(DEMO_PASSWORD)))
  await insertRows(
    db,
    'auth.users',
    demoPeople.map((person, index) => account(person, passwords[index]!, now)),
  )
  await insertRows(
    db,
    'auth.identities',
    demoPeople.map((person) => identity(person, now)),
  )
  await db.query(
    `update public.profiles p
     set bio = d.bio, city = d.city, roles = d.roles, kyc_level = d.kyc_level, kyc_status = d.kyc_status,
       created_at = d.created_at
     from jsonb_populate_recordset(null::public.profiles, $1::jsonb) d where p.id = d.id`,
    [JSON.stringify(demoPeople.map((person) => profile(person, now)))],
  )
  await db.query(
    `update public.affiliates a
     set referral_code = d.referral_code, referred_by = d.referred_by, referral_chain = d.referral_chain,
       created_at = d.created_at
     from jsonb_populate_recordset(null::public.affiliates, $1::jsonb) d where a.id = d.id`,
    [JSON.stringify(demoPeople.map((person) => affiliate(person, now)))],
  )
  await insertRows(db, 'public.lender_businesses', [business(now)])
  const proven = demoPeople.flatMap(({ key, kycLevel }) =>
    provenSteps(kycLevel).map((step) => ({ key, step })),
  )
  const documents = await Promise.all(proven.map(({ key, step }) => documentRow(key, step, now)))
  await insertRows(db, 'storage.objects', documents)
  await insertDecidedProofs(
    db,
    demoPeople.flatMap((person) => proofs(person, documents, now)),
  )
}

/** The lender who rents as a business, and whose rentals of the last half-year have invoices. */
const business = (now: Date) => ({
  user_id: personId('theresa'),
  name: 'Gruber Geräteverleih',
  ...(ownCountry()?.business ?? {
    street: 'Thaliastraße 62',
    postal_code: '1160',
    city: 'Wien',
    vat_id: 'ATU12345675',
  }),
  country: cityOf('vienna').country,
  charges_vat: true,
  since: new Date(now.getTime() - 180 * DAY_MS),
  changed_at: new Date(now.getTime() - 180 * DAY_MS),
})

const joinedAt = (person: SeedPerson, now: Date) => new Date(now.getTime() - person.joinedDaysAgo * DAY_MS)

const account = (person: SeedPerson & { key: PersonKey }, password: string, now: Date) => ({
  id: personId(person.key),
  aud: 'authenticated',
  role: 'authenticated',
  email: demoEmail(person),
  encrypted_password: password,
  email_confirmed_at: joinedAt(person, now),
  confirmation_token: '',
  recovery_token: '',
  email_change_token_new: '',
  email_change: '',
  phone_change: '',
  phone_change_token: '',
  email_change_token_current: '',
  email_change_confirm_status: 0,
  reauthentication_token: '',
  is_sso_user: false,
  is_anonymous: false,
  raw_app_meta_data: { provider: 'email', providers: ['email'] },
  raw_user_meta_data: { name: person.name, locale: person.locale },
  created_at: joinedAt(person, now),
  updated_at: joinedAt(person, now),
})

const identity = (person: SeedPerson & { key: PersonKey }, now: Date) => ({
  id: personId(person.key),
  provider_id: personId(person.key),
  user_id: personId(person.key),
  identity_data: {
    sub: personId(person.key),
    email: demoEmail(person),
    email_verified: true,
    phone_verified: false,
  },
  provider: 'email',
  created_at: joinedAt(person, now),
  updated_at: joinedAt(person, now),
})

const profile = (person: SeedPerson & { key: PersonKey }, now: Date) => ({
  id: personId(person.key),
  bio: said(person.city, person.bio),
  city: cityOf(person.city).name,
  roles: person.roles,
  kyc_level: person.kycLevel,
  kyc_status: kycStatusOfLevel(person.kycLevel),
  created_at: joinedAt(person, now),
})

const affiliate = (person: SeedPerson & { key: PersonKey }, now: Date) => ({
  id: personId(person.key),
  referral_code: referralCode(person.key),
  referred_by: person.referredBy ? personId(person.referredBy as PersonKey) : null,
  referral_chain: referralChain(person).map((key) => personId(key)),
  created_at: joinedAt(person, now),
})

/** Easy to remember, but not guessable from the name alone. */
const referralCode = (key: PersonKey) => `${key.toUpperCase()}${randomFrom(`code ${key}`).between(100, 999)}`

/** The referrers who earn from a person, nearest first, at most four. */
function referralChain(person: SeedPerson): PersonKey[] {
  const chain: PersonKey[] = []
  let key = person.referredBy
  while (key && chain.length < 4) {
    const referrer = demoPeople.find((candidate) => candidate.key === key)!
    chain.push(referrer.key)
    key = referrer.referredBy
  }
  return chain
}

const provenSteps = (kycLevel: number): ProvenStep[] => {
  const steps: (ProvenStep | false)[] = [
    kycLevel >= 1 && 'identity',
    kycLevel >= 2 && 'selfie',
    kycLevel >= 3 && 'address',
    kycLevel >= 5 && 'business',
  ]
  return steps.filter((step) => step !== false)
}

function proofs(person: SeedPerson & { key: PersonKey }, documents: { name: string }[], now: Date) {
  const user = personId(person.key)
  return provenSteps(person.kycLevel).map((step, index) => ({
    id: crypto.randomUUID(),
    user_id: user,
    step,
    status: 'verified',
    document_path: documents.find(({ name }) => name.startsWith(documentFolder(user, step)))!.name,
    details: proofDetails(person, step),
    submitted_at: new Date(joinedAt(person, now).getTime() + (index + 1) * 7_200_000),
    decided_at: new Date(joinedAt(person, now).getTime() + (index + 1) * 7_200_000 + 5_400_000),
    decided_by: person.key === 'miriam' ? personId('nora') : personId('miriam'),
  }))
}
