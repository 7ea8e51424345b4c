import type { EarlyAction } from './record-early-actions.ts'

/**
 * Repeats, in order, what the visitor did before hydration. Controls that are gone are left out, and so are fields that
 * the visitor has changed since.
 */
export async function repeatEarlyActions(): Promise<void> {
  const early = window.earlyActions
  if (!early) return
  delete window.earlyActions
  early.stop()
  const actions = early.actions.filter((action) => !isUnderWay(action))
  let isRepeating = false
  const changedSince = new Set<EventTarget | null>()
  const notice = ({ target }: Event) => !isRepeating && changedSince.add(target)
  document.addEventListener('input', notice, true)
  for (const action of actions) {
    if (!action.element.isConnected || (action.type === 'input' && changedSince.has(action.element))) continue
    isRepeating = true
    if (action.type === 'click') action.element.click()
    else if (action.type === 'submit') action.element.requestSubmit(action.submitter)
    else changeAgain(action)
    isRepeating = false
    // Each finds the page as the one before left it.
    await new Promise((resolve) => setTimeout(resolve))
  }
  document.removeEventListener('input', notice, true)
}

/**
 * An event for which React starts the page at once reaches the page afterwards, as any other does. What is typed or
 * ticked is repeated nevertheless: React takes it for what was there from the start.
 */
const isUnderWay = ({ event, type, element }: EarlyAction) =>
  event === window.event && (type !== 'input' || element instanceof HTMLSelectElement)

/** React believes that a field has always held what was in it when the page started: it is told by changing it again. */
function changeAgain({ element, value, checked }: EarlyAction & { type: 'input' }): void {
  if (element instanceof HTMLSelectElement) {
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (element.type === 'checkbox' || element.type === 'radio') {
    ;(element as HTMLInputElement).checked = !checked
    element.click()
  } else {
    element.value = ''
    // The prototype's own setter is the one that React does not watch.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!
    set!.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
