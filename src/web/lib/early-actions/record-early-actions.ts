type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export type EarlyAction =
  | { type: 'click'; element: HTMLElement }
  | { type: 'change'; element: Field; value: string; checked: boolean }
  | { type: 'submit'; element: HTMLFormElement; submitter: HTMLElement | null }

export interface EarlyActions {
  /** The actions that React missed, in the visitor's order. */
  actions: EarlyAction[]
  /** React listens from now on; `catchUp` repeats what is waiting and can be repeated. */
  start(catchUp: () => void): void
  /** Called for each action after the start: React may be about to notice it, or may have stopped it. */
  onRecord?: () => void
  isReacts(element: Element): boolean
}

declare global {
  interface Window {
    earlyActions?: EarlyActions
  }
  interface Element {
    /** By this React knows what a field held when React looked at it last. */
    _valueTracker?: { getValue(): string }
  }
}

/**
 * Records what the visitor presses, chooses, types and submits without React noticing it, for `repeatEarlyActions`:
 * before the page's scripts are there, and later in a part of the page whose code is still on its way. The function
 * stands in the page as text: it may use nothing from outside itself.
 */
export function recordEarlyActions(): void {
  let isStarted = false
  let catchUp = () => {}
  let noticedTick: Field | undefined
  const early: EarlyActions = {
    actions: [],
    start(repeat) {
      isStarted = true
      catchUp = repeat
    },
    // React leaves its properties at whatever it takes over, children first.
    isReacts: (element) =>
      [element, ...element.children].some((each) =>
        Object.keys(each).some((key) => /^__reactProps/.test(key)),
      ),
  }
  const isTick = ({ type }: Field) => type === 'checkbox' || type === 'radio'
  const isPick = ({ type }: Field) => /^(?:file|select)/.test(type)

  const record = (event: Event) => {
    const target = event.target as HTMLElement
    // A form is not sent ahead of what was typed into it.
    if (event.isTrusted && early.actions.length > 0) catchUp()
    if (event.type === 'click') noticedTick = undefined
    const action = actionOf(event, target)
    if (action) add(action)
    // React stops an event on its way to what React has not taken over.
    if (isStarted) target.addEventListener(event.type, onPassed, { capture: true, once: true })
  }

  const actionOf = (event: Event, target: HTMLElement): EarlyAction | undefined => {
    if (event.type === 'submit') {
      const { submitter } = event as SubmitEvent
      // A form with an address works by itself; another one would come back with its fields in the address.
      if (target.hasAttribute('action') || (isStarted && early.isReacts(target))) return
      event.preventDefault()
      return { type: 'submit', element: target as HTMLFormElement, submitter }
    }
    if (event.type === 'click') {
      const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])')
      return button ? { type: 'click', element: button } : undefined
    }
    const field = target as HTMLInputElement
    if (event.type !== (isPick(field) ? 'change' : 'input') || field === noticedTick || !('value' in field))
      return
    return { type: 'change', element: field, value: field.value, checked: field.checked }
  }

  /** A user who presses again because nothing happens wants it once; of typed text the last counts. */
  const add = (action: EarlyAction) => {
    const last = early.actions.at(-1)
    if (last?.type === action.type && last.element === action.element) early.actions.pop()
    early.actions.push(action)
    if (isStarted) early.onRecord?.()
  }

  const onPassed = ({ type, target }: Event) => {
    const field = target as HTMLInputElement
    const button = type === 'click' && field.closest('button')
    if (button) return forget(({ element }) => element !== button)
    if (type === 'click' ? !isTick(field) || !isNoticed(field) : !isPick(field) && !isNoticed(field)) return
    if (type === 'click') noticedTick = field
    forget(
      ({ element }) =>
        element !== field && (field.type !== 'radio' || (element as Field).name !== field.name),
    )
  }

  const forget = (stays: (action: EarlyAction) => boolean) => {
    early.actions = early.actions.filter(stays)
  }

  /** A field that React takes over during the very event seems to React to have held its value from the start. */
  const isNoticed = (field: Field) =>
    field._valueTracker !== undefined &&
    field._valueTracker.getValue() !==
      String(isTick(field) ? (field as HTMLInputElement).checked : field.value)

  for (const type of ['click', 'input', 'change', 'submit']) window.addEventListener(type, record, true)
  window.earlyActions = early
}
