// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { catalogueOf } from '../../i18n/catalogue.ts'
import { Translation } from '../../i18n/translation.tsx'
import { settle } from '../../lib/testing/show-screen.tsx'
import type { DayState } from './day-state.ts'
import { PeriodPicker } from './period-picker.tsx'

let root: Root
let place: HTMLElement
afterEach(async () => {
  await settle(async () => root.unmount())
  place.remove()
})

interface Shown {
  fits?: (period: WantedPeriod) => boolean
  stateOf?: (day: string) => DayState
  hasDays?: boolean
}

/** Shows a picker on 26 November 2026 that keeps what is chosen; answers all that was. */
async function showPicker({ fits = ({ from, to }) => from < to, ...shown }: Shown = {}) {
  const chosen: WantedPeriod[] = []
  function Picker() {
    const [period, setPeriod] = useState<WantedPeriod>()
    const onChange = (next: WantedPeriod) => {
      chosen.push(next)
      setPeriod(next)
    }
    return <PeriodPicker {...shown} {...{ period, onChange, fits }} today="2026-11-26" />
  }
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await settle(async () =>
    root.render(
      <Translation language="en" messages={catalogueOf('en', ['public'])}>
        <Picker />
      </Translation>,
    ),
  )
  return chosen
}

const day = (date: string) => place.querySelector<HTMLElement>(`[data-date="${date}"]`)
const press = (date: string) => settle(async () => day(date)!.click())
const key = (name: string, more: KeyboardEventInit = {}) =>
  settle(async () => {
    const target = document.activeElement!
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
    )
  })
/** Versions of ICU differ in a comma behind the weekday. */
const labelOf = (date: string) => day(date)!.getAttribute('aria-label')!.replace('y, ', 'y ')
const focused = () => (document.activeElement as HTMLElement).dataset.date
const selected = () =>
  [...place.querySelectorAll<HTMLElement>('[aria-selected="true"] [data-date]')].map(
    ({ dataset }) => dataset.date,
  )

describe('the period picker', () => {
  it('takes one day as a whole one, and a second press as the last of several', async () => {
    const chosen = await showPicker()
    await press('2026-11-27')
    expect(selected()).toEqual(['2026-11-27'])
    expect(place.textContent).toContain('Now choose the last day')
    await press('2026-11-29')
    expect(selected()).toEqual(['2026-11-27', '2026-11-28', '2026-11-29'])
    expect(chosen).toEqual([
      { from: '2026-11-27T10:00', to: '2026-11-28T10:00' },
      { from: '2026-11-27T10:00', to: '2026-11-29T18:00' },
    ])
    await press('2026-11-28')
    expect(selected()).toEqual(['2026-11-28'])
  })

  it('names each day with what is known of it, and does not take one that is over or taken', async () => {
    const chosen = await showPicker({ stateOf: (date) => (date === '2026-11-28' ? 'full' : 'free') })
    expect(labelOf('2026-11-27')).toBe('Friday 27 November 2026, free')
    expect(labelOf('2026-11-28')).toBe('Saturday 28 November 2026, taken')
    expect(labelOf('2026-11-25')).toBe('Wednesday 25 November 2026, not available')
    for (const date of ['2026-11-25', '2026-11-28']) {
      expect(day(date)!.getAttribute('aria-disabled')).toBe('true')
      await press(date)
    }
    expect(chosen).toEqual([])
  })

  it('is walked through by keys, from month to month, and no further than today', async () => {
    await showPicker()
    expect(day('2026-11-26')!.tabIndex).toBe(0)
    expect(place.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1)
    day('2026-11-26')!.focus()
    await key('ArrowLeft')
    expect(focused()).toBe('2026-11-26')
    await key('ArrowDown')
    expect(focused()).toBe('2026-12-03')
    await key('End')
    expect(focused()).toBe('2026-12-06')
    await key('PageDown')
    expect(focused()).toBe('2027-01-06')
    await key('PageDown', { shiftKey: true })
    expect(focused()).toBe('2027-11-26')
    await key('PageUp', { shiftKey: true })
    expect(focused()).toBe('2026-11-26')
  })

  it('offers the hours of one day, of which those that cannot be had are struck off', async () => {
    const chosen = await showPicker({
      hasDays: false,
      fits: ({ from, to }) => from < to && from.slice(11) >= '12:00',
    })
    await press('2026-11-27')
    expect(chosen).toEqual([{ from: '2026-11-27T12:00', to: '2026-11-27T18:00' }])
    const [pickUp, giveBack] = place.querySelectorAll('select')
    const free = (select: HTMLSelectElement) =>
      [...select.options].filter(({ disabled }) => !disabled).map(({ value }) => value)
    expect(free(pickUp!)).toEqual(['12:00', '13:00', '14:00', '15:00', '16:00', '17:00'])
    expect(free(giveBack!).at(0)).toBe('13:00')
  })

  it('says when the item is due back, by the day and by the hour', async () => {
    await showPicker()
    await press('2026-11-27')
    const due = () =>
      place
        .textContent!.match(/Return: .*/)?.[0]
        .replace('Fri,', 'Fri')
        .replace('Sat,', 'Sat')
    expect(due()).toBe('Return: Sat 28 Nov, 10:00')
    await settle(async () => place.querySelectorAll<HTMLElement>('input[type=radio]')[1]!.click())
    expect(due()).toBe('Return: Fri 27 Nov, 18:00')
  })
})
