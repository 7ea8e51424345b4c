/** Takes the keyboard to the first field of a part of the page, or to the part itself, and brings it into view. */
function focusInto(part: HTMLElement | null): void {
  const field = part?.querySelector<HTMLElement>('input:not([type=hidden]), select, button')
  ;(field ?? part)?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'center' })
}

/** Sends the form of a part of the page, which says itself what it lacks; without one, the keyboard goes there. */
export function submitInto(part: HTMLElement | null): void {
  const form = part?.querySelector('form')
  if (form) {
    form.requestSubmit()
    form.scrollIntoView({ block: 'center' })
  } else focusInto(part)
}
