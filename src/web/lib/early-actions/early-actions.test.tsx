// @vitest-environment happy-dom
import { type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { settle } from '../testing/show-screen.tsx'
import { recordEarlyActions } from './record-early-actions.ts'
import { repeatEarlyActions } from './repeat-early-actions.ts'

let root: Root | undefined
afterEach(async () => {
  await settle(async () => root?.unmount())
  document.body.innerHTML = ''
})

/** A page whose scripts come only after `before` has been done to it. */
async function openPage(page: ReactNode, before: (find: (name: string) => HTMLElement) => void) {
  document.body.innerHTML = renderToString(page)
  recordEarlyActions()
  before((name) => document.querySelector<HTMLElement>(name)!)
  await settle(async () => {
    root = hydrateRoot(document.body, page)
  })
  await settle(repeatEarlyActions)
  return document.body
}

function Counter() {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`pressed ${count}`}
    </button>
  )
}

function Form({ sent }: { sent: string[] }) {
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [way, setWay] = useState('pickup')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent.push(`${name} ${agreed} ${way}`)
      }}
    >
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
      <select value={way} onChange={(event) => setWay(event.target.value)}>
        <option>pickup</option>
        <option>delivery</option>
      </select>
      <button type="submit">{`Send for ${name}`}</button>
    </form>
  )
}

/** As somebody does it, which React learns from the event alone. */
const input = (field: HTMLElement, value: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

it('a press before the page listens counts, and once however often it was repeated', async () => {
  const page = await openPage(<Counter />, (find) => {
    find('button').click()
    find('button').click()
  })
  expect(page.textContent).toBe('pressed 1')
  page.querySelector('button')!.click()
  await settle(async () => {})
  expect(page.textContent).toBe('pressed 2')
})

it('a press for which the page starts at once counts once', async () => {
  function Page() {
    useEffect(() => void repeatEarlyActions(), [])
    return <Counter />
  }
  document.body.innerHTML = renderToString(<Page />)
  recordEarlyActions()
  root = hydrateRoot(document.body, <Page />)
  const press = new MouseEvent('click', { bubbles: true })
  // As browsers say which event they are at.
  Object.assign(window, { event: press })
  document.querySelector('button')!.dispatchEvent(press)
  Object.assign(window, { event: undefined })
  await settle(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(document.body.textContent).toBe('pressed 1')
})

it('what was typed, ticked and chosen is known, and sent off with the form', async () => {
  const sent: string[] = []
  const page = await openPage(<Form sent={sent} />, (find) => {
    input(find('[name=name]'), 'Nora')
    find('[type=checkbox]').click()
    input(find('select'), 'delivery')
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    find('form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
  })
  expect(page.querySelector('button')!.textContent).toBe('Send for Nora')
  expect(sent).toEqual(['Nora true delivery'])
})

it('what is typed on while that is repeated stays', async () => {
  const sent: string[] = []
  const typeOn = ({ target }: Event) => {
    // The page listens now, but has not come to what was typed before.
    document.removeEventListener('click', typeOn, true)
    setTimeout(() => input((target as HTMLElement).closest('form')!.querySelector('[name=name]')!, 'Norah'))
  }
  const page = await openPage(<Form sent={sent} />, (find) => {
    input(find('[name=name]'), 'No')
    find('[type=checkbox]').click()
    input(find('[name=name]'), 'Nora')
    document.addEventListener('click', typeOn, true)
  })
  expect(page.querySelector('button')!.textContent).toBe('Send for Norah')
})

it('a form with an address of its own goes there by itself', async () => {
  await openPage(<form action="/search" />, (find) => {
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    find('form').dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(false)
    expect(window.earlyActions?.actions).toEqual([])
  })
})

it('what opens by itself is not opened and closed again', async () => {
  await openPage(
    <button type="button" popoverTarget="menu">
      Menu
    </button>,
    (find) => {
      find('button').click()
      expect(window.earlyActions?.actions).toEqual([])
    },
  )
})
