import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** How many requirements of the levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are its first. */
const SECTIONS =
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 ' +
  '5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 ' +
  '8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 ' +
  '11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 ' +
  '16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2'
const REQUIREMENTS = SECTIONS.split(' ').flatMap((section) => {
  const [name, count] = section.split(':')
  return Array.from({ length: Number(count) }, (_, at) => `${name}.${at + 1}`)
})

const text = readFileSync(join(import.meta.dirname, '../docs/asvs.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \|(.*)\|$/gm)].map(([, number, rest]) => {
  const [level, about, answer, where, test] = rest!.split(' | ').map((cell) => cell.trim())
  return { number: number!, level, about, answer: answer!, where: where!, test: test! }
})
const answered = (pattern: RegExp) => rows.filter(({ answer }) => pattern.test(answer))

it('each requirement of the levels 1 and 2 has its row, once and in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(REQUIREMENTS)
  expect(rows.filter(({ level, about }) => !/^[12]$/.test(level ?? '') || !about)).toEqual([])
})

it('what holds names a file; what does not apply or hold says why', () => {
  const isSound = ({ answer, where }: (typeof rows)[number]) =>
    /^holds(:|$)/.test(answer)
      ? /`.+`|\]\(/.test(where)
      : /^(not applicable|\*\*does not hold\*\*|\*\*in part\*\*): ./.test(answer)
  expect(rows.filter((row) => !isSound(row))).toEqual([])
})

it('the list above names all that does not hold, and the figures are right', () => {
  const [, list = ''] = /## What does not hold\n(.*?)\n## /s.exec(text) ?? []
  const named = new Set(list.match(/\b\d+\.\d+\.\d+\b/g))
  expect([...named].toSorted()).toEqual(
    answered(/^\*\*/)
      .map(({ number }) => number)
      .toSorted(),
  )
  const figures = [/^holds/, /^not applicable/, /^\*\*in part/, /^\*\*does not/].map(
    (answer) => answered(answer).length,
  )
  const [holds, not, part, no] = figures
  expect(text.replaceAll('\n', ' ')).toContain(
    `Of ${rows.length} requirements ${holds} hold, ${not} do not apply, ${part} hold in part and ${no} do not hold.`,
  )
})
