import { describe, expect, it } from 'vitest'
import { busyPeriods } from './busy-periods.ts'
import { readCalendar } from './read-calendar.ts'

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one@example', ...lines, 'END:VEVENT']
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n')
const window = {
  timeZone: 'Europe/Berlin',
  from: Date.parse('2027-01-01T00:00Z'),
  to: Date.parse('2028-01-01T00:00Z'),
}
const busy = (lines: string[], change: object = {}) =>
  busyPeriods({ ...window, text: calendar(...lines), ...change }).map(({ start, end }) => [
    new Date(start).toISOString().slice(0, 16),
    new Date(end).toISOString().slice(0, 16),
  ])

describe('an event makes busy', () => {
  it('in UTC, on the clock that it names, and on that of the item where it names none', () => {
    expect(busy(event('DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z'))).toEqual([
      ['2027-03-01T09:00', '2027-03-01T10:00'],
    ])
    expect(
      busy(
        event('DTSTART;TZID=America/New_York:20270301T090000', 'DTEND;TZID=America/New_York:20270301T100000'),
      ),
    ).toEqual([['2027-03-01T14:00', '2027-03-01T15:00']])
    expect(busy(event('DTSTART:20270301T090000', 'DURATION:PT90M'))).toEqual([
      ['2027-03-01T08:00', '2027-03-01T09:30'],
    ])
  })

  it('until the time that the clock of its end shows, which may be another than that of its start', () => {
    const flight = [
      'DTSTART;TZID=America/New_York:20270301T090000',
      'DTEND;TZID=Europe/London:20270301T210000',
    ]
    expect(busy(event(...flight))).toEqual([['2027-03-01T14:00', '2027-03-01T21:00']])
    expect(busy(event(flight[0]!, 'DTEND:20270301T210000Z'))).toEqual([
      ['2027-03-01T14:00', '2027-03-01T21:00'],
    ])
    // Without a zone of its own it goes by that of the start.
    expect(busy(event(flight[0]!, 'DTEND:20270301T100000'))).toEqual([
      ['2027-03-01T14:00', '2027-03-01T15:00'],
    ])
  })

  it('for whole days of the item’s clock, over both clock changes', () => {
    expect(busy(event('DTSTART;VALUE=DATE:20270328', 'DTEND;VALUE=DATE:20270329'))).toEqual([
      ['2027-03-27T23:00', '2027-03-28T22:00'],
    ])
    expect(busy(event('DTSTART;VALUE=DATE:20271031'))).toEqual([['2027-10-30T22:00', '2027-10-31T23:00']])
    expect(busy(event('DTSTART;VALUE=DATE:20270601'), { timeZone: 'Pacific/Kiritimati' })).toEqual([
      ['2027-05-31T10:00', '2027-06-01T10:00'],
    ])
  })

  it('as often as it repeats, at the same hour on the clock, without what was left out or moved', () => {
    const weekly = [
      ...event(
        'DTSTART;TZID=Europe/Berlin:20270321T100000',
        'DTEND;TZID=Europe/Berlin:20270321T110000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Berlin:20270404T100000',
      ),
      ...event(
        'RECURRENCE-ID;TZID=Europe/Berlin:20270411T100000',
        'DTSTART;TZID=Europe/Berlin:20270412T150000',
        'DTEND;TZID=Europe/Berlin:20270412T160000',
      ),
    ]
    expect(busy(weekly)).toEqual([
      ['2027-03-21T09:00', '2027-03-21T10:00'],
      ['2027-03-28T08:00', '2027-03-28T09:00'],
      ['2027-04-12T13:00', '2027-04-12T14:00'],
    ])
  })

  it('on the rules of a zone that the calendar brings along', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Somewhere',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]
    expect(
      busy([
        ...zone,
        ...event('DTSTART;TZID=Somewhere:20270301T090000', 'DTEND;TZID=Somewhere:20270301T100000'),
      ]),
    ).toEqual([['2027-03-01T06:00', '2027-03-01T07:00']])
  })

  it('once where events overlap or touch', () => {
    expect(
      busy([
        ...event('DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z'),
        ...event('DTSTART:20270301T093000Z', 'DTEND:20270301T110000Z').with(1, 'UID:two@example'),
        ...event('DTSTART:20270301T110000Z', 'DTEND:20270301T120000Z').with(1, 'UID:three@example'),
      ]),
    ).toEqual([['2027-03-01T09:00', '2027-03-01T12:00']])
  })

  it('unless it is marked as free, cancelled, or lies elsewhere in time', () => {
    expect(
      busy([
        ...event('DTSTART:20270301T090000Z', 'DTEND:20270301T100000Z', 'TRANSP:TRANSPARENT'),
        ...event('DTSTART:20270302T090000Z', 'DTEND:20270302T100000Z', 'STATUS:CANCELLED'),
        ...event('DTSTART:20250302T090000Z', 'DTEND:20250302T100000Z'),
      ]),
    ).toEqual([])
  })
})

it('a zone of its own counts for one calendar, not for the one that is read next', () => {
  const own = [
    'BEGIN:VTIMEZONE',
    'TZID:Home',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0900',
  ]
    .concat(['TZOFFSETTO:+0900', 'END:STANDARD', 'END:VTIMEZONE'])
    .concat(event('DTSTART;TZID=Home:20270301T090000', 'DURATION:PT1H'))
  expect(busy(own)).toEqual([['2027-03-01T00:00', '2027-03-01T01:00']])
  expect(busy(event('DTSTART;TZID=Home:20270301T090000', 'DURATION:PT1H'))).toEqual([
    ['2027-03-01T08:00', '2027-03-01T09:00'],
  ])
})

describe('what began long ago', () => {
  const inMay = { from: Date.parse('2027-05-03T00:00Z'), to: Date.parse('2027-05-17T00:00Z') }
  const old = (...lines: string[]) =>
    busy(event('DTSTART;TZID=Europe/Berlin:20010101T100000', 'DURATION:PT1H', ...lines), inMay).map(
      ([start]) => start,
    )
  const at = (...days: number[]) => days.map((day) => `2027-05-${String(day).padStart(2, '0')}T08:00`)

  it.each([
    ['every day', 'FREQ=DAILY', at(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)],
    // 9,618 and 9,625 days after that Monday.
    ['every seventh day', 'FREQ=DAILY;INTERVAL=7', at(3, 10)],
    ['every third day', 'FREQ=DAILY;INTERVAL=3', at(3, 6, 9, 12, 15)],
    ['every week', 'FREQ=WEEKLY', at(3, 10)],
    ['twice a week', 'FREQ=WEEKLY;BYDAY=TU,TH', at(4, 6, 11, 13)],
    // The 1,374th week after the first is an even one.
    ['every other week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR', at(3, 7)],
    ['on working days', 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', at(3, 4, 5, 6, 7, 10, 11, 12, 13, 14)],
    ['on the first Tuesday', 'FREQ=MONTHLY;BYDAY=1TU', at(4)],
    ['on the second of two weekdays', 'FREQ=MONTHLY;BYDAY=TU,WE;BYSETPOS=2', at(5)],
    ['on the tenth of every fifth month', 'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=10', []],
    ['on the tenth of every fourth month', 'FREQ=MONTHLY;INTERVAL=4;BYMONTHDAY=10', at(10)],
    ['every year', 'FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=12', at(12)],
    ['every other year', 'FREQ=YEARLY;INTERVAL=2;BYMONTH=5;BYMONTHDAY=12', at(12)],
    ['every third year', 'FREQ=YEARLY;INTERVAL=3;BYMONTH=5;BYMONTHDAY=12', []],
    ['until it ended', 'FREQ=DAILY;UNTIL=20270505T230000Z', at(3, 4, 5)],
    ['until long before', 'FREQ=DAILY;UNTIL=20100505T230000Z', []],
    ['a number of times', 'FREQ=DAILY;COUNT=9620', at(3, 4)],
  ])('%s', (_, rule, times) => {
    expect(old(`RRULE:${rule}`)).toEqual(times)
  })

  it('without its EXDATEs, on any clock and by the day, and with its RDATEs', () => {
    const excluded = [
      'EXDATE;TZID=Europe/Berlin:20270503T100000',
      'EXDATE:20270510T080000Z',
      'EXDATE;VALUE=DATE:20270504',
    ]
    const added = ['RDATE;TZID=Europe/Berlin:20270505T100000,20270506T120000']
    expect(old('RRULE:FREQ=WEEKLY;BYDAY=MO,TU', ...excluded, ...added)).toEqual([
      '2027-05-05T08:00',
      '2027-05-06T10:00',
      '2027-05-11T08:00',
    ])
  })

  it('as each turn of it was changed, also from afar or into the distance', () => {
    const changed = (turn: string, start: string, ...more: string[]) =>
      event(
        `RECURRENCE-ID;TZID=Europe/Berlin:${turn}`,
        `DTSTART;TZID=Europe/Berlin:${start}`,
        'DURATION:PT1H',
        ...more,
      )
    const weekly = event('DTSTART;TZID=Europe/Berlin:20010101T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')
    const other = changed('20270510T100000', '20270510T200000').with(1, 'UID:another@example')
    const lines = [
      ...weekly,
      ...changed('20270503T100000', '20280103T100000'),
      ...changed('20260105T100000', '20270507T100000'),
      ...other,
    ]
    expect(busy(lines, inMay).map(([start]) => start)).toEqual([...at(7, 10), '2027-05-10T18:00'])
  })

  it('in hundreds of events as in one, in little time', () => {
    const many = Array.from({ length: 300 }, (_, n) =>
      event('DTSTART:19900101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY').with(1, `UID:${n}@example`),
    ).flat()
    const before = process.threadCpuUsage()
    expect(busy(many, inMay)).toHaveLength(14)
    expect(process.threadCpuUsage(before).user).toBeLessThan(3_000_000)
  })
})

describe('a hostile calendar', () => {
  const endless = (...lines: string[]) =>
    calendar(...event('DTSTART:20270101T000000Z', 'DURATION:PT10S', ...lines))

  it('is refused where it is not a calendar', async () => {
    for (const text of ['', '<html></html>', 'BEGIN:VCALENDAR', 'BEGIN:VEVENT\r\nEND:VCALENDAR'])
      await expect(readCalendar({ ...window, text })).rejects.toMatchObject({ fault: 'not-calendar' })
  })

  it('that repeats every second, or on a day that never comes, holds nothing up', async () => {
    await expect(readCalendar({ ...window, text: endless('RRULE:FREQ=SECONDLY') })).rejects.toMatchObject({
      fault: 'too-many',
    })
    const before = process.threadCpuUsage()
    await readCalendar({
      ...window,
      text: endless('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    }).catch((error) => expect(error.fault).toBe('too-slow'))
    // The other thread may have worked for seconds, this one has not.
    expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
  })
})
