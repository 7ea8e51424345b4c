// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import handover from '../../i18n/handover/en.json' with { type: 'json' }
import rentals from '../../i18n/rentals/en.json' with { type: 'json' }
import { Translation } from '../../i18n/translation.tsx'
import { UnitChoice } from './unit-choice.tsx'

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
let root: Root
afterEach(() => act(async () => root.unmount()))

const unit = (label: string) => ({
  unit_id: `id-${label}`,
  label,
  returned_at: null,
  is_undamaged: null,
  is_complete: null,
})

it('names each unit that is out, says how many stay out, and takes one away when it is unticked', async () => {
  environment.IS_REACT_ACT_ENVIRONMENT = true
  const place = document.createElement('div')
  root = createRoot(place)
  let changed: string[] = []
  await act(async () =>
    root.render(
      <Translation language="en" messages={JSON.stringify({ ...handover, ...rentals })}>
        <UnitChoice
          units={['1', '2', '3'].map(unit)}
          chosen={['id-1', 'id-3']}
          onChange={(now) => {
            changed = now
          }}
        />
      </Translation>,
    ),
  )
  expect([...place.querySelectorAll('label')].map((label) => label.textContent)).toEqual([
    'Unit 1',
    'Unit 2',
    'Unit 3',
  ])
  expect(place.textContent).toContain('1 unit stays out.')
  await act(async () => place.querySelector('input')!.click())
  expect(changed).toEqual(['id-3'])
})
