// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { showScreen } from '../lib/testing/show-screen.tsx'

const pressed = vi.fn()
let close: () => Promise<void>

async function show(disabled = false) {
  const page = await showScreen(async () => {
    const { useShortcutKeys } = await import('./shortcut-keys.ts')
    function Screen() {
      useShortcutKeys()
      return (
        <button type="button" aria-keyshortcuts="Alt+A" disabled={disabled} onClick={pressed}>
          Go
        </button>
      )
    }
    return <Screen />
  })
  document.body.append(page.place)
  close = page.close
}
const press = (code: string, keys: KeyboardEventInit = { altKey: true }) =>
  dispatchEvent(new KeyboardEvent('keydown', { code, cancelable: true, ...keys }))

afterEach(async () => {
  pressed.mockClear()
  await close()
  document.body.replaceChildren()
})

it('presses what has the letter, whatever sign Alt makes of it, and brings the focus there', async () => {
  await show()
  expect(press('KeyA', { altKey: true, key: 'å' })).toBe(false)
  expect(pressed).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('Go')
})

it('leaves other keys, held keys and other letters alone', async () => {
  await show()
  for (const keys of [{}, { altKey: true, ctrlKey: true }, { altKey: true, repeat: true }])
    press('KeyA', keys)
  expect(press('KeyB')).toBe(true)
  expect(pressed).not.toHaveBeenCalled()
})

it('presses nothing that is disabled', async () => {
  await show(true)
  press('KeyA')
  expect(pressed).not.toHaveBeenCalled()
})
