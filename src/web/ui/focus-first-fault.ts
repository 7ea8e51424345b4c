/** After the faults are drawn, the first one gets the keyboard and is brought into sight. */
export function focusFirstFault(page: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const alert = [...(page?.querySelectorAll('[role=alert]') ?? [])].find((node) => node.textContent)
    const fault = page?.querySelector<HTMLElement>('[aria-invalid]') ?? alert?.closest('fieldset')
    const field = fault?.matches('fieldset') ? fault.querySelector('input') : fault
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
  })
}
