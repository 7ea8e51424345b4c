import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { REFUSALS, refusalBody } from './refusals.ts'

const ROOT = join(import.meta.dirname, '../..')
const page = readFileSync(join(ROOT, 'docs/error-codes.md'), 'utf8')

/** The first two cells of every row of the tables on the page, without their backticks. */
const rows = [...page.matchAll(/^\| `(\w+)` \| `?(\w+)`? \|/gm)].map(([, code, second]) => [code, second])

describe('docs/error-codes.md', () => {
  it('lists every refusal with its status, and no other', () => {
    const listed = rows.filter(([code]) => !/^LA\d+$/.test(code!))
    const known = Object.entries(REFUSALS).map(([code, status]) => [code, String(status)])
    expect(listed.toSorted()).toEqual(known.toSorted())
  })

  it('lists each of our own SQLSTATEs with its constraint, and no other', () => {
    const sql = globSync(['supabase/{migrations,routines}/*.sql', 'packages/backend/src/db/platform/*.sql'], {
      cwd: ROOT,
    })
      .map((file) => readFileSync(join(ROOT, file), 'utf8'))
      .join('\n')
    const one = /errcode = '(LA\d+)', constraint = '(\w+)'/g
    // One statement may raise several.
    const inRows = /\('[A-Z_]+', '(LA\d+)', '(\w+)'\)/g
    const raised = [...sql.matchAll(one), ...sql.matchAll(inRows)].map(([, state, name]) => [state, name])
    const listed = rows.filter(([code]) => /^LA\d+$/.test(code!))
    expect([...sql.matchAll(/'LA\d/g)]).toHaveLength(raised.length)
    // A later migration may write a function that raises it again.
    const distinct = [...new Map(raised.map((pair) => [pair.join(), pair])).values()]
    expect(listed.toSorted()).toEqual(distinct.toSorted())
  })
})

it('refusalBody gives code, message and details', () => {
  expect(refusalBody({ ok: false, code: 'HOLD_EXPIRED' })).toEqual({
    code: 'HOLD_EXPIRED',
    message: 'hold expired',
    details: null,
  })
})
