import { createHash } from 'node:crypto'
import { type TaxQuarter, type TaxYear, wholeUnits } from '#domain/tax/reported-year.ts'
import type { Reported } from './load-reported.ts'

/** Who reports: the platform's operator, as the tax office knows it. */
export interface ReportingOperator {
  name: string
  platform: string
  /** In one line. */
  address: string
  /** ISO 3166-1 alpha-2; the tax office of that country gets the report. */
  country: string
  taxNumber: string
  vatId?: string | undefined
}

export interface TaxReportFile {
  year: number
  at: Date
  currency: string
  operator: ReportingOperator
  /** Nothing of whom is missing but a tax number. */
  lenders: readonly Reported[]
}

/**
 * A platform's yearly report on its lenders: version 1.0 of the OECD's XML schema for digital platforms, as the European
 * Union's directive DAC7 uses it. All are new rows: what was reported before is not corrected by it.
 */
export function writeTaxReport({ year, at, currency, operator, lenders }: TaxReportFile): string {
  const { country } = operator
  const stamp = at.toISOString().slice(0, 19)
  const reference = (id: string) => `${country}${year}-${stamp.replace(/\D/g, '')}-${id}`
  return `<?xml version="1.0" encoding="UTF-8"?>
<dpi:DPI_OECD xmlns:dpi="urn:oecd:ties:dpi:v1" xmlns:stf="urn:oecd:ties:dpistf:v1" version="1.0">
  <dpi:MessageSpec>
    <dpi:TransmittingCountry>${country}</dpi:TransmittingCountry>
    <dpi:ReceivingCountry>${country}</dpi:ReceivingCountry>
    <dpi:MessageType>DPI</dpi:MessageType>
    <dpi:MessageRefId>${reference(digest(operator.taxNumber))}</dpi:MessageRefId>
    <dpi:MessageTypeIndic>${lenders.length > 0 ? 'DPI401' : 'DPI403'}</dpi:MessageTypeIndic>
    <dpi:ReportingPeriod>${year}-12-31</dpi:ReportingPeriod>
    <dpi:Timestamp>${stamp}</dpi:Timestamp>
  </dpi:MessageSpec>
  <dpi:DPIBody>
    <dpi:PlatformOperator>
      <dpi:ResCountryCode>${country}</dpi:ResCountryCode>
      ${tin(country, operator.taxNumber)}${operator.vatId ? `\n      ${element('VAT', operator.vatId)}` : ''}
      ${element('Name', operator.name)}
      ${element('PlatformBusinessName', operator.platform)}
      <dpi:Address legalAddressType="OECD304">
        <dpi:CountryCode>${country}</dpi:CountryCode>
        ${element('AddressFree', operator.address, 4_000)}
      </dpi:Address>
      <dpi:Nexus>RPONEX1</dpi:Nexus>
      <dpi:AssumedReporting>false</dpi:AssumedReporting>
      ${docSpec(reference('operator'))}
    </dpi:PlatformOperator>
${lenders.map((reported) => seller(reported, currency, reference(reported.lender.id))).join('')}  </dpi:DPIBody>
</dpi:DPI_OECD>
`
}

function seller({ lender, quarters }: Reported, currency: string, reference: string): string {
  const { business, holder, iban } = lender
  const account = iban
    ? `
            <dpi:FinancialIdentifier>
              <dpi:Identifier AccountNumberType="IBAN">${text(iban)}</dpi:Identifier>
              ${element('AccountHolderName', holder ?? lender.name)}
            </dpi:FinancialIdentifier>`
    : ''
  const [kind, who] = business ? ['EntitySeller', entity(lender)] : ['IndividualSeller', person(lender)]
  return `    <dpi:ReportableSeller>
      <dpi:Identity>
        <dpi:${kind}>
          <dpi:Standard>
${who}${account}
          </dpi:Standard>
        </dpi:${kind}>
      </dpi:Identity>
      <dpi:RelevantActivities>
        <dpi:TransportationRental>
${activities(quarters, currency)}
        </dpi:TransportationRental>
      </dpi:RelevantActivities>
      ${docSpec(reference)}
    </dpi:ReportableSeller>
`
}

function person({ identity, address, taxNumber }: Reported['lender']): string {
  const country = taxNumber?.country ?? address!.country
  return `            <dpi:IndSellerID>
              <dpi:ResCountryCode>${country}</dpi:ResCountryCode>
              ${tin(country, taxNumber?.number)}
              <dpi:Name>
                ${element('FirstName', identity!.firstName || 'NFN')}
                ${element('LastName', identity!.lastName)}
              </dpi:Name>
              ${addressOf(address!, 'OECD302')}
              <dpi:BirthInfo>
                <dpi:BirthDate>${text(identity!.birthDate)}</dpi:BirthDate>
              </dpi:BirthInfo>
            </dpi:IndSellerID>`
}

function entity({ business, address, taxNumber }: Reported['lender']): string {
  const country = taxNumber?.country ?? business!.country
  const { registrationNumber, vatId, name } = business!
  return `            <dpi:EntSellerID>
              <dpi:ResCountryCode>${country}</dpi:ResCountryCode>
              ${tin(country, taxNumber?.number)}
              <dpi:IN issuedBy="${business!.country}" INType="BRN">${text(registrationNumber)}</dpi:IN>${
                vatId ? `\n              ${element('VAT', vatId)}` : ''
              }
              ${element('Name', name)}
              ${addressOf(address!, 'OECD303')}
            </dpi:EntSellerID>`
}

type Address = NonNullable<Reported['lender']['address']>

const addressOf = ({ street, postalCode, city, country }: Address, kind: string) =>
  `<dpi:Address legalAddressType="${kind}">
                <dpi:CountryCode>${country}</dpi:CountryCode>
                <dpi:AddressFix>
                  ${element('Street', street)}
                  ${element('PostCode', postalCode)}
                  ${element('City', city)}
                </dpi:AddressFix>
              </dpi:Address>`

/** What was credited, how often, the fee, and the taxes withheld, of which there are none; by quarter. */
function activities(quarters: TaxYear, currency: string): string {
  const lines = (
    name: string,
    prefix: string,
    attribute: string,
    figureOf: (quarter: TaxQuarter) => number,
  ) =>
    `          <dpi:${name}>
${quarters.map((quarter, n) => `            <dpi:${prefix}Q${n + 1}${attribute}>${figureOf(quarter)}</dpi:${prefix}Q${n + 1}>`).join('\n')}
          </dpi:${name}>`
  const money = ` currCode="${currency}"`
  return [
    lines('Consideration', 'Cons', money, ({ creditedCents }) => wholeUnits(creditedCents)),
    lines('NumberOfActivities', 'Numb', '', ({ rentals }) => rentals),
    lines('Fees', 'Fees', money, ({ feeCents }) => wholeUnits(feeCents)),
    lines('Taxes', 'Tax', money, () => 0),
  ].join('\n')
}

const docSpec = (reference: string): string => `<dpi:DocSpec>
        <stf:DocTypeIndic>OECD1</stf:DocTypeIndic>
        <stf:DocRefId>${reference}</stf:DocRefId>
      </dpi:DocSpec>`

/** An unknown number is said to be so. */
const tin = (country: string, number: string | null | undefined): string =>
  number ? `<dpi:TIN issuedBy="${country}">${text(number)}</dpi:TIN>` : '<dpi:TIN unknown="true"></dpi:TIN>'

const element = (name: string, value: string, max = 200): string =>
  `<dpi:${name}>${text(value, max)}</dpi:${name}>`

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Without what XML cannot hold, and no longer than the schema allows. */
const text = (value: string, max = 200): string =>
  [...value.replace(/\p{C}+/gu, ' ').trim()]
    .slice(0, max)
    .join('')
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter]!)

const digest = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 12)
