import { splitVat } from '../money/split-vat.ts'

export interface GrossLine {
  text: string
  /** Negative for what is taken off. */
  grossCents: number
}

export interface NetLine extends GrossLine {
  netCents: number
}

/**
 * Lines with VAT included as net amounts that add up to the net amount of their sum, to the cent: each gets what its running
 * sum adds.
 */
export function netLines(lines: readonly GrossLine[], percent: number) {
  let [gross, net] = [0, 0]
  const split = lines.map((line): NetLine => {
    gross += line.grossCents
    const before = net
    net = splitVat(gross, percent).netCents
    return { ...line, netCents: net - before }
  })
  return { lines: split, netCents: net, vatCents: gross - net }
}
