/** Takes the keyboard to the first field of a part of the page, or to the part itself, and brings it into view. */
export function focusInto(part: HTMLElement | null): void {
  const field = part?.querySelector<HTMLElement>('input:not([type=hidden]), select, button')
  ;(field ?? part)?.focus({ preventScroll: true })
  part?.scrollIntoView({ block: 'center' })
}

/** After the faults are drawn, the first one gets the keyboard. */
export function focusFirstFault(page: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const alert = [...(page?.querySelectorAll('[role=alert]') ?? [])].find((node) => node.textContent)
    const fault =
      page?.querySelector<HTMLElement>('[aria-invalid]') ?? alert?.closest('fieldset')?.querySelector('input')
    fault?.focus()
    fault?.scrollIntoView({ block: 'center' })
  })
}
