// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepPlace } from './keep-place.ts'

const byId = (id: string) => document.getElementById(id) as HTMLElement
/** Observers are told of changes after the code that made them. */
const told = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1 id="page">Rental</h1>
      <section id="claim"><h2 id="claim-title">Claim</h2><p><button id="open">Withdraw</button></p></section>
      <button id="other">Other</button>
    </main>`
  byId('open').focus()
})

describe('after a dialog', () => {
  it('leaves the focus where it is while the button is there', async () => {
    keepPlace()()
    byId('claim').append('Nothing else changed.')
    await told()
    expect(document.activeElement).toBe(byId('open'))
  })

  it('takes the focus to the heading of its part when the button is gone', () => {
    const returnToPlace = keepPlace()
    byId('open').remove()
    returnToPlace()
    expect(document.activeElement).toBe(byId('claim-title'))
  })

  it('does so too when the button goes with the next answer', async () => {
    keepPlace()()
    byId('open').remove()
    await told()
    expect(document.activeElement).toBe(byId('claim-title'))
  })

  it('takes the next larger part where that part is gone as well', () => {
    const returnToPlace = keepPlace()
    byId('claim').remove()
    returnToPlace()
    expect(document.activeElement).toBe(byId('page'))
  })

  it('never takes the focus away from where the person went meanwhile', async () => {
    keepPlace()()
    byId('other').focus()
    byId('other').remove()
    await told()
    expect(document.activeElement).toBe(document.body)
  })

  it('does nothing where nothing had the focus', () => {
    byId('open').blur()
    const returnToPlace = keepPlace()
    returnToPlace()
    expect(document.activeElement).toBe(document.body)
  })
})
