type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type EarlyAction = { event: Event } & (
  | { type: 'click'; element: HTMLElement }
  | { type: 'input'; element: Field; value: string; checked: boolean }
  | { type: 'submit'; element: HTMLFormElement; submitter: HTMLElement | null }
)

declare global {
  interface Window {
    /** What the visitor did before the page's scripts were there. */
    earlyActions?: { actions: EarlyAction[]; stop(): void }
  }
}

/**
 * Records what the visitor presses, types and submits while the page's scripts are still on their way, for
 * `repeatEarlyActions`. It stands in the page as text: it may use nothing from outside itself.
 */
export function recordEarlyActions(): void {
  const actions: EarlyAction[] = []
  /** Who presses again because nothing happens wants it once, and of what is typed the last counts. */
  const add = (action: EarlyAction) => {
    const last = actions.at(-1)
    if (last?.type === action.type && last.element === action.element) actions.pop()
    actions.push(action)
  }
  const record = (event: Event) => {
    const target = event.target as HTMLElement
    if (event.type === 'input') {
      const { value, checked } = target as HTMLInputElement
      add({ event, type: 'input', element: target as Field, value, checked })
    } else if (event.type === 'click') {
      const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
      if (button) add({ event, type: 'click', element: button })
    } else if (!target.hasAttribute('action')) {
      // A form with an address works by itself; another one would come back with its fields in the address.
      event.preventDefault()
      const { submitter } = event as SubmitEvent
      add({ event, type: 'submit', element: target as HTMLFormElement, submitter })
    }
  }
  const types = ['click', 'input', 'submit']
  for (const type of types) document.addEventListener(type, record, true)
  window.earlyActions = {
    actions,
    stop() {
      for (const type of types) document.removeEventListener(type, record, true)
    },
  }
}
