/** One transfer of the file. */
export interface SepaTransfer {
  /** Unique in the file, at most 35 characters; comes back on the bank's statement. */
  id: string
  cents: number
  holder: string
  iban: string
  /** The text for the receiver, at most 140 characters. */
  reference: string
}

export interface SepaFile {
  /** At most 35 characters; the bank refuses a second file under the same one. */
  id: string
  at: Date
  from: { name: string; iban: string }
  transfers: readonly SepaTransfer[]
}

/** SEPA moves euros only. */
export const SEPA_CURRENCY = 'EUR'

/** A collective transfer order as banks take it: ISO 20022 pain.001.001.09, after the rules of the European Payments Council. */
export function writeSepaFile({ id, at, from, transfers }: SepaFile): string {
  const sum = euros(transfers.reduce((total, { cents }) => total + cents, 0))
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${text(id, 35)}</MsgId>
      <CreDtTm>${at.toISOString().slice(0, 19)}Z</CreDtTm>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${text(from.name, 70)}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${text(id, 35)}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>true</BtchBookg>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${at.toISOString().slice(0, 10)}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${text(from.name, 70)}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${from.iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
${transfers.map(transferXml).join('\n')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`
}

const transferXml = ({ id, cents, holder, iban, reference }: SepaTransfer): string => `      <CdtTrfTxInf>
        <PmtId><EndToEndId>${text(id, 35)}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="${SEPA_CURRENCY}">${euros(cents)}</InstdAmt></Amt>
        <Cdtr><Nm>${text(holder, 70)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${text(reference, 140)}</Ustrd></RmtInf>
      </CdtTrfTxInf>`

const euros = (cents: number): string => (cents / 100).toFixed(2)

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** The letters that every bank of SEPA takes: Latin without accents; anything else is a full stop. */
function text(value: string, most: number): string {
  const plain = value
    .replace(/[ßæœøłđ]/gi, (letter) => LETTERS[letter.toLowerCase()]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
  return plain.replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.').slice(0, most)
}
