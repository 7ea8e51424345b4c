import { expect, it } from 'vitest'
import { fileText } from './file-text.ts'

const TEXT = 'title\r\nBohrmaschine für Größeres'

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16 as spreadsheets save “Unicode text”', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16 of the other byte order', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
  ['Windows-1252, which a spreadsheet calls CSV', Buffer.from(TEXT, 'latin1')],
])('reads %s', (_, bytes) => {
  expect(fileText(bytes)).toBe(TEXT)
})
