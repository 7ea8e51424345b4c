import { z } from 'zod'
import { givenSettings, readSettings } from '#backend/start/read-settings.ts'
import { StartError } from '#backend/start/start-error.ts'
import { type Brand, DEMO_BRAND } from '#contract/brand.ts'
import type { Mode } from './mode.ts'
import { LEGAL_SETTINGS } from './refuse-unnamed-operator.ts'

const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{C}]+$/u, 'has to be one line of text')

const environment = z.object({
  SITE_NAME: line(40).optional(),
  SITE_SHORT_NAME: line(20).optional(),
  OPERATOR_NAME: line(140).optional(),
  OPERATOR_ADDRESS: line(300).optional(),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_PHONE: line(40).optional(),
  OPERATOR_JURISDICTION: line(140).optional(),
  OPERATOR_TRUST_EMAIL: z.email().optional(),
  OPERATOR_PRIVACY_EMAIL: z.email().optional(),
  OPERATOR_JOBS_EMAIL: z.email().optional(),
  OPERATOR_VAT_ID: line(20).optional(),
  OPERATOR_VAT_PERCENT: z.coerce.number().min(0).max(50).optional(),
  OPERATOR_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'has to be a time zone such as Europe/Berlin')
    .default(DEMO_BRAND.timeZone),
})

/**
 * Reads who runs the site and what it is called. What production lacks is empty, because the settings of the site may have
 * it (`refuseUnnamedOperator`); it never is the demo's.
 */
export function readBrand(env: NodeJS.ProcessEnv, mode: Mode): Brand {
  const given = readSettings(environment, givenSettings(env))
  const isNamed = given.OPERATOR_NAME !== undefined
  const missing = Object.values(LEGAL_SETTINGS).filter(([name]) => !given[name])
  const faults =
    mode !== 'production' && isNamed ? missing.map(([name, what]) => `${name} is missing: ${what}.`) : []
  if (given.OPERATOR_VAT_ID && given.OPERATOR_VAT_PERCENT === undefined) {
    faults.push('OPERATOR_VAT_PERCENT is missing: with OPERATOR_VAT_ID the fee includes so much VAT.')
  }
  if (faults.length > 0) throw new StartError(...faults)
  const names = {
    ...(given.SITE_NAME && { name: given.SITE_NAME, shortName: given.SITE_NAME }),
    ...(given.SITE_SHORT_NAME && { shortName: given.SITE_SHORT_NAME }),
    timeZone: given.OPERATOR_TIME_ZONE,
    // Until the database has said which (`establishCurrency`).
    currency: DEMO_BRAND.currency,
  }
  if (!isNamed && mode !== 'production') return { ...DEMO_BRAND, ...names }
  const email = given.OPERATOR_EMAIL ?? ''
  return {
    name: DEMO_BRAND.name,
    shortName: DEMO_BRAND.shortName,
    ...names,
    operator: given.OPERATOR_NAME ?? '',
    address: given.OPERATOR_ADDRESS ?? '',
    email,
    phone: given.OPERATOR_PHONE ?? '',
    jurisdiction: given.OPERATOR_JURISDICTION ?? '',
    trustEmail: given.OPERATOR_TRUST_EMAIL ?? email,
    privacyEmail: given.OPERATOR_PRIVACY_EMAIL ?? email,
    jobsEmail: given.OPERATOR_JOBS_EMAIL ?? email,
    ...(given.OPERATOR_VAT_ID && { vatId: given.OPERATOR_VAT_ID }),
    ...(mode === 'production' && env.PAYMENTS === 'test' && { playMoney: true as const }),
    vatPercent: given.OPERATOR_VAT_ID ? given.OPERATOR_VAT_PERCENT! : 0,
    colours: DEMO_BRAND.colours,
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
