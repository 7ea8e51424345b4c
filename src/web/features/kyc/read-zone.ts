import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import type { DocumentType } from '#domain/kyc/document-type.ts'

/** The fields of the form that a machine-readable zone fills in; only those that it says without doubt. */
export interface ZoneFields {
  firstName?: string
  lastName?: string
  birthDate?: string
  documentType?: DocumentType
  documentNumber?: string
  country?: (typeof KYC_COUNTRIES)[number]
  validUntil?: string
}

/**
 * Reads the lines with `<<<` of a document (ICAO 9303), typed or pasted as they come from a telephone's text recognition;
 * undefined where they are none. A field whose check digit is wrong is left out. `now` is epoch ms.
 */
export async function readZone(text: string, now: number): Promise<ZoneFields | undefined> {
  const { parse } = await import('mrz')
  try {
    const { fields, details, documentNumber } = parse(linesOf(text), { autocorrect: true })
    const isGood = (name: string) => details.some(({ field, valid }) => field === name && valid)
    const good = (name: keyof typeof fields) => (isGood(name) ? (fields[name] ?? undefined) : undefined)
    const isNumberGood = isGood('documentNumber') && isGood('documentNumberCheckDigit')
    const birthDate = isGood('birthDateCheckDigit') ? dateOf(good('birthDate'), now, 0) : undefined
    const validUntil = isGood('expirationDateCheckDigit')
      ? dateOf(good('expirationDate'), now, 50)
      : undefined
    const country = countryOf(good('issuingState'))
    const documentType = TYPES[fields.documentCode?.[0] ?? '']
    return {
      ...(good('firstName') && { firstName: nameOf(good('firstName')!) }),
      ...(good('lastName') && { lastName: nameOf(good('lastName')!) }),
      ...(birthDate && { birthDate }),
      ...(documentType && { documentType }),
      ...(isNumberGood && documentNumber && { documentNumber }),
      ...(country && { country }),
      ...(validUntil && { validUntil }),
    }
  } catch {
    return undefined
  }
}

/** The lengths of a line in the formats TD1, TD2 and TD3. */
const LENGTHS = [30, 36, 44]

/** The lines, whatever was between and within them; pasted as one, they are cut where a format has it. */
function linesOf(text: string): string[] {
  const lines = text
    .toUpperCase()
    .split(/\n/)
    .map((line) =>
      line.replaceAll(/[«‹]/g, (sign) => (sign === '«' ? '<<' : '<')).replaceAll(/[^A-Z0-9<]/g, ''),
    )
    .filter((line) => line.length > 0)
  const whole = lines.join('')
  const cut = (length: number) => whole.match(new RegExp(`.{${length}}`, 'g')) ?? []
  if (lines.every((line) => LENGTHS.includes(line.length))) return lines
  if (whole.length === 90) return cut(30)
  return cut(whole.length === 72 ? 36 : 44)
}

const TYPES: Record<string, DocumentType> = {
  P: 'passport',
  I: 'id_card',
  A: 'id_card',
  C: 'id_card',
  D: 'driving_licence',
}

/** `YYMMDD` as `YYYY-MM-DD`, in the hundred years that end so many years after `now`. */
function dateOf(date: string | undefined, now: number, yearsAhead: number): string | undefined {
  const [, yy, mm, dd] = /^(\d\d)(\d\d)(\d\d)$/.exec(date ?? '') ?? []
  if (!yy) return
  const last = new Date(now).getUTCFullYear() + yearsAhead
  const year = last - ((((last - Number(yy)) % 100) + 100) % 100)
  return `${year}-${mm}-${dd}`
}

/** Alpha-3 codes as the zone has them, of the countries whose documents count; Germany writes `D`. */
const ALPHA_3 =
  'AUT BEL BGR CHE CYP CZE D DNK EST ESP FIN FRA GBR GRC HRV HUN IRL ISL ITA LIE LTU LUX LVA MLT NLD NOR POL PRT ROU SWE SVN SVK'.split(
    ' ',
  )
function countryOf(state: string | undefined): ZoneFields['country'] {
  const code = state === 'DEU' ? 'D' : state?.replaceAll('<', '')
  return KYC_COUNTRIES[ALPHA_3.indexOf(code ?? '')]
}

/** “MUSTERMANN” as “Mustermann”, “ANNA-MARIA” as “Anna-Maria”. */
const nameOf = (name: string): string =>
  name.toLowerCase().replaceAll(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase())
