import { expect, it } from 'vitest'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { readZone } from './read-zone.ts'

const NOW = Date.parse('2026-11-25T12:00:00Z')
/** The specimen of ICAO 9303, part 4, issued by a country whose documents count. */
const PASSPORT = `P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<
L898902C36UTO7408122F1204159ZE184226B<<<<<10`
/** The specimen of the German identity card. */
const CARD = `IDD<<LZ6311T475<<<<<<<<<<<<<<<
8308126<3108011D<<<<<<<<<<<<<4
MUSTERMANN<<ERIKA<<<<<<<<<<<<<`

it('reads a passport, all but the country that is none of those accepted', async () => {
  expect(await readZone(PASSPORT, NOW)).toEqual({
    firstName: 'Anna Maria',
    lastName: 'Eriksson',
    birthDate: '1974-08-12',
    documentType: 'passport',
    documentNumber: 'L898902C3',
    validUntil: '2012-04-15',
  })
})

it('reads an identity card as a telephone copies it: in one line, with spaces and small letters', async () => {
  const copied = CARD.replaceAll('\n', ' ').toLowerCase()
  expect(await readZone(copied, NOW)).toMatchObject({
    firstName: 'Erika',
    lastName: 'Mustermann',
    birthDate: '1983-08-12',
    documentType: 'id_card',
    documentNumber: 'LZ6311T47',
    country: 'DE',
    validUntil: '2031-08-01',
  })
})

it('leaves out a field whose check digit is wrong', async () => {
  const read = await readZone(PASSPORT.replace('7408122', '7408123'), NOW)
  expect(read).toMatchObject({ lastName: 'Eriksson', validUntil: '2012-04-15' })
  expect(read).not.toHaveProperty('birthDate')
})

it.each(['', 'hello', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10', '<'.repeat(5_000)])(
  'does not take %s for a zone',
  async (text) => {
    expect(await readZone(text, NOW)).toBeUndefined()
  },
)

it('knows the code of each country whose documents count', async () => {
  const codes =
    'AUT BEL BGR CHE CYP CZE D<< DNK EST ESP FIN FRA GBR GRC HRV HUN IRL ISL ITA LIE LTU LUX LVA MLT NLD NOR POL PRT ROU SWE SVN SVK'
  const read = await Promise.all(
    codes.split(' ').map(async (code) => (await readZone(PASSPORT.replace('UTO', code), NOW))?.country),
  )
  expect(read).toEqual([...KYC_COUNTRIES])
})

it('reads the passport of the journeys whole', async () => {
  const lines = `P<D<<NEWCOMER<<NORA<<<<<<<<<<<<<<<<<<<<<<<<<
C01X00T478D<<9005042F3405318<<<<<<<<<<<<<<<8`
  expect(await readZone(lines, NOW)).toEqual({
    firstName: 'Nora',
    lastName: 'Newcomer',
    birthDate: '1990-05-04',
    documentType: 'passport',
    documentNumber: 'C01X00T47',
    country: 'DE',
    validUntil: '2034-05-31',
  })
})
