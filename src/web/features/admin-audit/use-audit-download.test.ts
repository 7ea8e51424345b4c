import { expect, it } from 'vitest'
import { auditFile } from './use-audit-download.ts'

it('writes an entry in one line, whatever was written down with it, and nothing that a spreadsheet computes', () => {
  const file = auditFile([
    {
      id: 7,
      action: 'block-person',
      at: '2026-11-23T10:00:00+00:00',
      actor: { name: 'Ada', email: '=ada@example.org' },
      subject: null,
      address: '192.0.2.7',
      device: null,
      details: { message: 'He said "no",\nthen left' },
    },
  ])
  const [head, entry, end] = file.split('\r\n')
  expect(head).toContain('id,at,action,actor,subject,details,address,device')
  expect(entry).toBe(
    `7,2026-11-23T10:00:00+00:00,block-person,'=ada@example.org,,"{""message"":""He said \\""no\\"",\\nthen left""}",192.0.2.7,`,
  )
  expect(end).toBe('')
})
