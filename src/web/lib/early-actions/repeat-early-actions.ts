import type { EarlyAction, EarlyActions } from './record-early-actions.ts'

const PATIENCE_MS = 50

let isRepeating = false

/**
 * Repeats, in order, what the visitor did without React noticing it, each action once React has taken over the control
 * it was done to; from now on at once whenever there is something new. Controls that are gone or disabled are left out.
 */
export async function repeatEarlyActions(): Promise<void> {
  const early = window.earlyActions
  if (!early || isRepeating) return
  early.onRecord = repeatEarlyActions
  isRepeating = true
  // The event for which React may be starting the page right now is not over.
  await pause(0)
  while (early.actions.length > 0) await pause(repeatFirst(early) ? 0 : PATIENCE_MS)
  isRepeating = false
}

/** Repeats what waits as far as React has taken over, before another event comes through. */
export function catchUp(): void {
  const early = window.earlyActions
  while (early && early.actions.length > 0 && repeatFirst(early));
}

/** Each finds the page as the one before left it. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether it is done with. */
function repeatFirst(early: EarlyActions): boolean {
  const [action, ...others] = early.actions as [EarlyAction, ...EarlyAction[]]
  const { element } = action
  const isGone = !element.isConnected || element.matches(':disabled')
  if (!isGone && !early.isReacts(element)) return false
  early.actions = []
  const isDone = isGone || repeat(action)
  // The actions recorded meanwhile are this one itself.
  early.actions = isDone ? others : [action, ...others]
  return isDone
}

/** Whether the event got through: React stops one for a part of the page that it has not taken over. */
function repeat(action: EarlyAction): boolean {
  let isThrough = false
  const notice = () => {
    isThrough = true
  }
  const types = ['click', 'input', 'change', 'submit']
  for (const type of types) action.element.addEventListener(type, notice, true)
  if (action.type === 'click') action.element.click()
  else if (action.type === 'submit') action.element.requestSubmit(action.submitter)
  else changeAgain(action)
  for (const type of types) action.element.removeEventListener(type, notice, true)
  // An incomplete form shows its errors to the visitor, and is not sent.
  return isThrough || action.type === 'submit'
}

/** React believes that a field has always held what was in it when the page started: it is told by changing it again. */
function changeAgain({ element, value, checked }: EarlyAction & { type: 'change' }): void {
  if (element instanceof HTMLSelectElement || element.type === 'file') {
    if (element instanceof HTMLSelectElement) element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (element.type === 'checkbox' || element.type === 'radio') {
    ;(element as HTMLInputElement).checked = !checked
    element.click()
  } else {
    element.value = `${value} `
    // The prototype's own setter is the one that React does not watch.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!
    set!.call(element, value)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
