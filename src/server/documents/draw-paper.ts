import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { Brand } from '#contract/brand.ts'
import { PLATE } from '#domain/settings/ground-of.ts'
import { textsIn } from '#server/mail/texts-in.ts'
import { drawable } from './drawable.ts'
import type { Column, Paper, Part, Row } from './paper.ts'

const FONTS = {
  text: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  strong: '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf',
}

/** A4 and its margins, in points. */
const PAGE = { width: 595.28, height: 841.89, margin: 56 }

/** A small picture and the gap beside it, in points; five fit in a line. */
const STAMP = { width: 90, height: 68, gap: 8 }
const STAMPS = 5

const SOFT = '#5C665F'

/**
 * Draws a document as PDF, with the operator's logo or name at its head, its title on every further page, and
 * the operator's record at the foot of all.
 * Keeps a processor busy for a second where there are thousands of lines.
 */
export async function drawPaper({ locale, brand, logo, title, parts }: Paper): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: PAGE.margin,
    lang: locale,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: brand.operator, Creator: brand.name },
  })
  const t = textsIn(locale)
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))))
  for (const [name, path] of Object.entries(FONTS)) {
    pdf.registerFont(name, fileURLToPath(import.meta.resolve(path)))
  }
  const width = PAGE.width - 2 * PAGE.margin
  const bottom = PAGE.height - PAGE.margin - 48
  if (logo && brand.logo) drawLogo(pdf, logo, brand.logo)
  else pdf.font('strong').fontSize(18).fillColor(brand.colours.evergreen).text(brand.name)
  if (brand.playMoney) {
    pdf.font('strong').fontSize(9.5).fillColor(brand.colours.ink).text(t('mail.play-money')).moveDown(0.5)
  }
  pdf.fillColor(brand.colours.ink).moveDown(1.5)

  function measure(
    columns: readonly Column[],
    { cells, isStrong }: Row,
  ): { widths: number[]; height: number } {
    const total = columns.reduce((sum, { share }) => sum + share, 0)
    const widths = columns.map(({ share }) => (share / total) * width)
    pdf.font(isStrong ? 'strong' : 'text').fontSize(9.5)
    const heights = cells.map((cell, index) =>
      pdf.heightOfString(drawable(cell), { width: widths[index]! - 8 }),
    )
    return { widths, height: Math.max(...heights) }
  }

  function cellsOf(columns: readonly Column[], row: Row, colour: string): void {
    const { widths, height } = measure(columns, row)
    const { cells } = row
    keepTogether(height + 8)
    const y = pdf.y + 4
    let x = PAGE.margin
    for (const [index, cell] of cells.entries()) {
      pdf
        .fillColor(colour)
        .text(drawable(cell), x, y, { width: widths[index]! - 8, align: columns[index]!.align ?? 'left' })
      x += widths[index]!
    }
    pdf.x = PAGE.margin
    pdf.y = y + height + 4
    pdf
      .moveTo(PAGE.margin, pdf.y)
      .lineTo(PAGE.margin + width, pdf.y)
      .lineWidth(0.5)
      .strokeColor('#E7DFD1')
      .stroke()
  }

  const heightOf = (columns: readonly Column[], rows: readonly Row[]): number =>
    rows.reduce((sum, row) => sum + measure(columns, row).height + 8, 0)

  function noteHeight(text: string): number {
    pdf.font('text').fontSize(9)
    return pdf.heightOfString(drawable(text), { width }) + pdf.currentLineHeight(true) / 2
  }

  function keepTogether(height: number): void {
    if (pdf.y + height > bottom) pdf.addPage()
  }

  type Draw<Kind> = (part: Extract<Part, { kind: Kind }>, following: readonly Part[]) => void
  const draw: { [Kind in Part['kind']]: Draw<Kind> } = {
    address({ lines }) {
      pdf.font('text').fontSize(10.5)
      for (const line of lines) pdf.text(drawable(line))
      pdf.moveDown(1.5)
    },
    title({ text, facts }) {
      pdf.font('strong').fontSize(16).text(drawable(text)).moveDown(0.5)
      for (const [label, value] of facts) {
        pdf.font('text').fontSize(10).fillColor(SOFT).text(`${label}  `, { continued: true })
        pdf.fillColor(brand.colours.ink).text(drawable(value))
      }
      pdf.moveDown(1)
    },
    table({ columns, rows }) {
      cellsOf(columns, { cells: columns.map(({ label }) => label) }, SOFT)
      for (const [index, row] of rows.entries()) {
        // No page begins with a last row alone.
        if (index === rows.length - 2) keepTogether(heightOf(columns, rows.slice(-2)))
        cellsOf(columns, row, brand.colours.ink)
      }
      pdf.moveDown(1)
    },
    sums({ columns, rows }, following) {
      const rest = following.findIndex(({ kind }) => kind !== 'note')
      const notes = following.slice(0, rest === -1 ? undefined : rest)
      const noted = notes.reduce((sum, part) => sum + (part.kind === 'note' ? noteHeight(part.text) : 0), 0)
      keepTogether(heightOf(columns, rows) + pdf.currentLineHeight(true) + noted)
      for (const row of rows) cellsOf(columns, row, brand.colours.ink)
      pdf.moveDown(1)
    },
    note({ text }) {
      keepTogether(noteHeight(text))
      pdf
        .fillColor(SOFT)
        .text(drawable(text), PAGE.margin, pdf.y, { width })
        .moveDown(0.5)
        .fillColor(brand.colours.ink)
    },
    heading({ text }) {
      pdf.font('strong').fontSize(11.5)
      keepTogether(72)
      pdf
        .fillColor(brand.colours.ink)
        .text(drawable(text), PAGE.margin, pdf.y + 6, { width })
        .moveDown(0.4)
    },
    pictures({ files }) {
      if (files.length === 0) return
      for (let first = 0; first < files.length; first += STAMPS) {
        keepTogether(STAMP.height + STAMP.gap)
        const y = pdf.y
        for (const [index, file] of files.slice(first, first + STAMPS).entries())
          pdf.image(Buffer.from(file), PAGE.margin + index * (STAMP.width + STAMP.gap), y, {
            fit: [STAMP.width, STAMP.height],
          })
        pdf.x = PAGE.margin
        pdf.y = y + STAMP.height + STAMP.gap
      }
    },
  }
  for (const [index, part] of parts.entries()) draw[part.kind](part as never, parts.slice(index + 1))
  const { start, count } = pdf.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page)
    // Below the margin, where text would otherwise begin another page.
    pdf.page.margins.bottom = 0
    // A page that was parted from the first one says what it belongs to.
    if (page > start)
      pdf
        .font('text')
        .fontSize(8)
        .fillColor(SOFT)
        .text(drawable(title), PAGE.margin, PAGE.margin / 2, { width })
    const foot = [
      `${brand.operator}, ${brand.address}`,
      [brand.vatId && `${t('documents.vat')} ${brand.vatId}`, brand.email].filter(Boolean).join(' · '),
    ]
    pdf
      .font('text')
      .fontSize(8)
      .fillColor(SOFT)
      .text(foot.join('\n'), PAGE.margin, PAGE.height - PAGE.margin - 24, { width: width - 80 })
      .text(
        t('documents.page', { page: page + 1, pages: count }),
        PAGE.margin + width - 80,
        PAGE.height - PAGE.margin - 24,
        {
          width: 80,
          align: 'right',
        },
      )
  }
  pdf.end()
  return ended
}

/** Points around a logo on its plate. */
const PLATE_MARGIN = 6

/** The logo at the head of a page; one that is made for dark pages on a dark plate. */
function drawLogo(pdf: PDFKit.PDFDocument, bytes: Uint8Array, logo: NonNullable<Brand['logo']>): void {
  const { width, height } = logo
  const inset = logo.ground === 'dark' ? PLATE_MARGIN : 0
  const { x, y } = pdf
  if (inset > 0) {
    pdf.roundedRect(x, y, width + 2 * inset, height + 2 * inset, PLATE_MARGIN).fill(PLATE.dark)
  }
  pdf.image(Buffer.from(bytes), x + inset, y + inset, { width, height })
  pdf.x = x
  pdf.y = y + height + 2 * inset
}
