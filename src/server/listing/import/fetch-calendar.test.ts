import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerWith, type CalendarDouble, startCalendarDouble } from '../testing/calendar-double.ts'
import { fetchCalendar } from './fetch-calendar.ts'

let double: CalendarDouble
beforeEach(async () => {
  double = await startCalendarDouble('BEGIN:VCALENDAR')
})
afterEach(() => double.close())

const anywhere = { mayAsk: () => true }
const faultOf = (address: string, limits?: Parameters<typeof fetchCalendar>[1]) =>
  fetchCalendar(address, limits).then(
    (text) => text,
    (error) => error.fault,
  )

it('reads what is there', async () => {
  expect(await fetchCalendar(`${double.url}/mine.ics?key=1`, anywhere)).toBe('BEGIN:VCALENDAR')
  expect(double.asked).toEqual(['/mine.ics?key=1'])
})

it('asks no address of this machine or network, by whatever name', async () => {
  const { port } = new URL(double.url)
  for (const host of [
    '127.0.0.1',
    'localhost',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '0.0.0.0',
    '2130706433',
    '0x7f.1',
  ])
    expect([host, await faultOf(`http://${host}:${port}/`)]).toEqual([host, 'forbidden'])
  expect(await faultOf('http://169.254.169.254/latest/meta-data')).toBe('forbidden')
  expect(double.asked).toEqual([])
})

it.each([
  'file:///etc/passwd',
  'ftp://calendar.example/',
  'gopher://x',
  'nonsense',
  'http://me:secret@calendar.example/',
])('does not ask %s', async (address) => {
  expect(await faultOf(address, anywhere)).toBe('forbidden')
})

it('follows redirects only where it may ask, and not for ever', async () => {
  const other = await startCalendarDouble('elsewhere')
  double.answer = (_, response) => response.writeHead(302, { location: `${other.url}/x` }).end()
  expect(await faultOf(double.url, anywhere)).toBe('elsewhere')
  // The first may be asked, and sends on to one that may not.
  let first = true
  const onlyFirst = () => {
    const may = first
    first = false
    return may
  }
  other.asked.length = 0
  expect(await faultOf(double.url, { mayAsk: onlyFirst })).toBe('forbidden')
  expect(other.asked).toEqual([])
  double.answer = (_, response) => response.writeHead(302, { location: '/again' }).end()
  expect(await faultOf(double.url, anywhere)).toBe('unreachable')
  double.answer = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
  expect(await faultOf(double.url, anywhere)).toBe('forbidden')
  await other.close()
})

it('takes no more bytes and no more time than it may', async () => {
  double.answer = answerWith('x'.repeat(2_000))
  expect(await faultOf(double.url, { ...anywhere, bytes: 1_999 })).toBe('too-large')
  expect(await faultOf(double.url, { ...anywhere, bytes: 2_000 })).toHaveLength(2_000)
  double.answer = (_, response) => {
    response.write('BEGIN')
  }
  expect(await faultOf(double.url, { ...anywhere, milliseconds: 300 })).toBe('too-slow')
})

it('says what cannot be reached', async () => {
  double.answer = (_, response) => response.writeHead(404).end()
  expect(await faultOf(double.url, anywhere)).toBe('unreachable')
  expect(await faultOf('http://calendar.invalid/', anywhere)).toBe('unreachable')
})
