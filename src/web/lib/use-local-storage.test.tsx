// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen, readStored, useLocalStorage, writeStored, writeStoredText } from './use-local-storage.ts'

const asNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined)

function Counter() {
  const [count, setCount] = useLocalStorage('count', 0, asNumber)
  return (
    <button type="button" onClick={() => setCount((now) => now + 1)}>
      {count}
    </button>
  )
}

let root: Root
let place: HTMLElement
const shown = () => place.textContent
const show = () => act(async () => root.render(<Counter />))

/** Another tab writes: this one hears of it by an event. */
const fromAnotherTab = (key: string | null) =>
  act(async () => window.dispatchEvent(new StorageEvent('storage', { key })))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  localStorage.clear()
  place = document.createElement('div')
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
})

describe('a value in browser storage', () => {
  it('is the fallback on the server, and until something is stored', async () => {
    localStorage.setItem('count', '7')
    expect(renderToString(<Counter />)).toContain('0')
    localStorage.clear()
    await show()
    expect(shown()).toBe('0')
  })

  it('is read, changed by what it was, and kept', async () => {
    localStorage.setItem('count', '7')
    await show()
    await act(async () => place.querySelector('button')!.click())
    await act(async () => place.querySelector('button')!.click())
    expect([shown(), localStorage.getItem('count')]).toEqual(['9', '9'])
  })

  it('follows another tab, and its removal, and a storage that was emptied', async () => {
    await show()
    localStorage.setItem('count', '5')
    await fromAnotherTab('other')
    expect(shown()).toBe('0')
    await fromAnotherTab('count')
    expect(shown()).toBe('5')
    localStorage.clear()
    await fromAnotherTab(null)
    expect(shown()).toBe('0')
  })

  it('is the fallback where other code wrote something else', async () => {
    for (const text of ['"seven"', '{broken', 'null']) {
      localStorage.setItem('count', text)
      await show()
      await fromAnotherTab('count')
      expect([text, shown()]).toEqual([text, '0'])
    }
  })
})

describe('outside of components', () => {
  it('a value is written, read and removed, and listeners of its key hear of it', () => {
    const heard = vi.fn()
    const stop = listen('place', heard)
    writeStored('place', { city: 'Berlin' })
    writeStored('other', 1)
    expect(readStored('place')).toEqual({ city: 'Berlin' })
    writeStored('place', undefined)
    expect([readStored('place'), localStorage.getItem('place')]).toEqual([undefined, null])
    stop()
    writeStored('place', 1)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('a text is written as it is, and removed', () => {
    const heard = vi.fn()
    const stop = listen('language', heard)
    writeStoredText('language', 'fr')
    expect(localStorage.getItem('language')).toBe('fr')
    writeStoredText('language', undefined)
    expect(localStorage.getItem('language')).toBeNull()
    stop()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('what cannot be read is nothing, and a full or forbidden storage breaks nothing', () => {
    localStorage.setItem('place', '{broken')
    expect(readStored('place')).toBeUndefined()
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full })
    expect(() => writeStored('place', 1)).not.toThrow()
    expect(readStored('place')).toBeUndefined()
    vi.unstubAllGlobals()
  })
})
