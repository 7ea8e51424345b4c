// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { settle, showScreen } from '../lib/testing/show-screen.tsx'

type Span = [number, number]

/** The lower of the two sliders, what it commits, and how to move it as a browser does. */
async function openSlider() {
  const commit = vi.fn<(span: Span) => void>()
  const { place } = await showScreen(async () => {
    const { useState } = await import('react')
    const { RangeSlider } = await import('./range-slider.tsx')
    function Slider() {
      const [span, setSpan] = useState<Span>([2, 9])
      const props = { label: 'Price', min: 0, max: 10, value: span, format: String }
      return <RangeSlider {...props} onChange={setSpan} onCommit={commit} />
    }
    return <Slider />
  })
  document.body.append(place)
  const thumb = place.querySelector('input')!
  const send = (event: Event) => settle(async () => void thumb.dispatchEvent(event))
  const move = (to: number) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
    set!.call(thumb, String(to))
    return send(new Event('input', { bubbles: true }))
  }
  return { commit, send, move }
}

it('commits once the key that moves it is released', async () => {
  const { commit, send, move } = await openSlider()
  await send(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await move(3)
  await move(4)
  expect(commit).not.toHaveBeenCalled()
  await send(new KeyboardEvent('keyup', { key: 'ArrowRight', bubbles: true }))
  expect(commit.mock.calls).toEqual([[[4, 9]]])
})

it('commits at once what was moved before the page listened', async () => {
  const { commit, move } = await openSlider()
  await move(5)
  expect(commit.mock.calls).toEqual([[[5, 9]]])
})
