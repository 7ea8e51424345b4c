/** Local times at an item with their instants. Browser and database are both tested against these. */
export const LOCAL_TIME_EXAMPLES: { why: string; zone: string; local: string; instant: string }[] = [
  { why: 'winter', zone: 'Europe/Berlin', local: '2026-03-29T01:59', instant: '2026-03-29T00:59Z' },
  {
    why: 'skipped: as if the clock had not moved',
    zone: 'Europe/Berlin',
    local: '2026-03-29T02:00',
    instant: '2026-03-29T01:00Z',
  },
  {
    why: 'skipped, half past',
    zone: 'Europe/Berlin',
    local: '2026-03-29T02:30',
    instant: '2026-03-29T01:30Z',
  },
  { why: 'first of summer', zone: 'Europe/Berlin', local: '2026-03-29T03:00', instant: '2026-03-29T01:00Z' },
  {
    why: 'last that comes once',
    zone: 'Europe/Berlin',
    local: '2026-10-25T01:59',
    instant: '2026-10-24T23:59Z',
  },
  {
    why: 'comes twice: the second',
    zone: 'Europe/Berlin',
    local: '2026-10-25T02:00',
    instant: '2026-10-25T01:00Z',
  },
  {
    why: 'comes twice, half past',
    zone: 'Europe/Berlin',
    local: '2026-10-25T02:30',
    instant: '2026-10-25T01:30Z',
  },
  { why: 'winter again', zone: 'Europe/Berlin', local: '2026-10-25T03:00', instant: '2026-10-25T02:00Z' },
  {
    why: 'Madrid changes with Berlin',
    zone: 'Europe/Madrid',
    local: '2026-10-25T02:30',
    instant: '2026-10-25T01:30Z',
  },
  {
    why: 'the Canaries an hour earlier on their clocks',
    zone: 'Atlantic/Canary',
    local: '2026-10-25T01:30',
    instant: '2026-10-25T01:30Z',
  },
  {
    why: 'a zone of its own in Africa',
    zone: 'Africa/Ceuta',
    local: '2026-03-29T02:30',
    instant: '2026-03-29T01:30Z',
  },
  { why: 'no change at all', zone: 'UTC', local: '2026-10-25T02:30', instant: '2026-10-25T02:30Z' },
]
