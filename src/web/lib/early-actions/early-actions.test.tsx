// @vitest-environment happy-dom
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { renderToReadableStream } from 'react-dom/server.edge'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { lazyPart } from '../lazy-part.ts'
import { settle } from '../testing/show-screen.tsx'
import { recordEarlyActions } from './record-early-actions.ts'
import { catchUp, repeatEarlyActions } from './repeat-early-actions.ts'

let root: Root | undefined
let listen: MockInstance<typeof window.addEventListener>
beforeEach(() => {
  listen = vi.spyOn(window, 'addEventListener')
})
afterEach(async () => {
  await settle(async () => root?.unmount())
  document.body.innerHTML = ''
  for (const [type, record] of listen.mock.calls) window.removeEventListener(type, record, true)
  listen.mockRestore()
})

/** A page whose scripts come only after `before` has been done to it. */
async function openPage(page: ReactNode, before: (find: (name: string) => HTMLElement) => void) {
  document.body.innerHTML = renderToString(page)
  recordEarlyActions()
  before((name) => document.querySelector<HTMLElement>(name)!)
  await settle(async () => {
    root = hydrateRoot(document.body, page)
    window.earlyActions!.start(catchUp)
  })
  await settle(repeatEarlyActions)
  return document.body
}

/** The same where the code of `Part` comes only with `arrive`, after the rest of the page has started. */
async function openPageOfParts(Part: ComponentType) {
  const code = Promise.withResolvers<{ default: ComponentType }>()
  const pageOf = (Late: ComponentType) => (
    <>
      <Counter />
      <Suspense fallback="Loading">
        <Late />
      </Suspense>
    </>
  )
  const stream = await renderToReadableStream(pageOf(lazyPart(async () => ({ default: Part }))))
  await stream.allReady
  document.body.innerHTML = await new Response(stream).text()
  recordEarlyActions()
  await settle(async () => {
    root = hydrateRoot(document.body, pageOf(lazyPart(() => code.promise)))
    window.earlyActions!.start(catchUp)
  })
  await settle(repeatEarlyActions)
  const find = (name: string) => document.querySelector<HTMLElement>(name)!
  return { find, arrive: () => code.resolve({ default: Part }) }
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

/** Fills a field as a user does, which React learns from the event alone. */
const input = (field: HTMLElement, value: string) => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const choose = (field: HTMLSelectElement, value: string) => {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
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
  window.earlyActions!.start(catchUp)
  document.querySelector('button')!.click()
  await settle(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(document.body.textContent).toBe('pressed 1')
})

it('a form is not sent ahead of what was typed into it', async () => {
  const sent: string[] = []
  document.body.innerHTML = renderToString(<Form sent={sent} />)
  recordEarlyActions()
  input(document.querySelector('[name=name]')!, 'Nora')
  await settle(async () => {
    root = hydrateRoot(document.body, <Form sent={sent} />)
    window.earlyActions!.start(catchUp)
  })
  const press = new Event('click', { bubbles: true })
  Object.defineProperty(press, 'isTrusted', { value: true })
  document.querySelector('button')!.dispatchEvent(press)
  await settle(async () => {})
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(sent).toEqual(['Nora false pickup'])
})

it('what was typed, ticked and chosen is known, and sent off with the form', async () => {
  const sent: string[] = []
  const page = await openPage(<Form sent={sent} />, (find) => {
    input(find('[name=name]'), 'Nora')
    find('[type=checkbox]').click()
    choose(find('select') as HTMLSelectElement, 'delivery')
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

function Ways({ chosen }: { chosen: string[] }) {
  const [way, setWay] = useState('pickup')
  return ['pickup', 'delivery'].map((name) => (
    <input
      key={name}
      type="radio"
      name="way"
      id={name}
      checked={name === way}
      onChange={() => {
        setWay(name)
        chosen.push(name)
      }}
    />
  ))
}

it('a choice for which the page starts at once is known, and once', async () => {
  const chosen: string[] = []
  function Page() {
    useEffect(() => void repeatEarlyActions(), [])
    return <Ways chosen={chosen} />
  }
  document.body.innerHTML = renderToString(<Page />)
  recordEarlyActions()
  root = hydrateRoot(document.body, <Page />)
  window.earlyActions!.start(catchUp)
  document.querySelector<HTMLElement>('#delivery')!.click()
  await settle(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(chosen).toEqual(['delivery'])
  expect(document.querySelector<HTMLInputElement>('#delivery')!.checked).toBe(true)

  await settle(async () => document.querySelector<HTMLElement>('#delivery')!.click())
  await settle(async () => document.querySelector<HTMLElement>('#pickup')!.click())
  await settle(() => new Promise((resolve) => setTimeout(resolve, 10)))
  expect(chosen).toEqual(['delivery', 'pickup'])
})

it('what is done to a part whose code comes late is done once, in order, when it is here', async () => {
  const sent: string[] = []
  const chosen: string[] = []
  const { find, arrive } = await openPageOfParts(() => (
    <>
      <Form sent={sent} />
      <Ways chosen={chosen} />
    </>
  ))
  input(find('[name=name]'), 'Nora')
  find('#delivery').click()
  find('[type=checkbox]').click()
  choose(find('select') as HTMLSelectElement, 'delivery')
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  find('form').dispatchEvent(submit)
  expect(submit.defaultPrevented).toBe(true)
  find('button').click()
  await expect.poll(() => find('button').textContent).toBe('pressed 1')
  expect(sent).toEqual([])

  arrive()
  await expect.poll(() => window.earlyActions!.actions).toEqual([])
  expect(sent).toEqual(['Nora true delivery'])
  expect(chosen).toEqual(['delivery'])
  expect(find('button').textContent).toBe('pressed 1')
})

it('what was prefilled and is emptied early is known to be empty', async () => {
  const seen: string[] = []
  function Prefilled() {
    const [place, setPlace] = useState('Berlin')
    return (
      <input
        value={place}
        onChange={(event) => {
          seen.push(event.target.value)
          setPlace(event.target.value)
        }}
      />
    )
  }
  const page = await openPage(<Prefilled />, (find) => input(find('input'), ''))
  expect(seen).toEqual([''])
  expect(page.querySelector('input')!.value).toBe('')
})

it('a control that can no longer be pressed holds nothing up', async () => {
  function Once() {
    const [isOver, setOver] = useState(false)
    useEffect(() => setOver(true), [])
    return (
      <button type="button" id="once" disabled={isOver}>
        Once
      </button>
    )
  }
  const page = await openPage(
    <>
      <Once />
      <Counter />
    </>,
    (find) => {
      find('#once').click()
      find('button:not(#once)').click()
    },
  )
  expect(page.textContent).toBe('Oncepressed 1')
})
