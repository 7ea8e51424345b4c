const PARTS = 'section, dialog, main'

/**
 * Notes where the keyboard is. The answer is called when a dialog has closed: where the button that opened it is gone by
 * then, or goes before anything else gets the focus, the heading of the nearest part of the page that is left gets it.
 */
export function keepPlace(): () => void {
  const opener = document.activeElement
  if (!opener || opener === document.body) return () => {}
  const parts = partsAround(opener)
  return () => {
    if (isNowhere()) return focusOneOf(parts)
    const moved = new AbortController()
    const { signal } = moved
    const observer = new MutationObserver(() => isNowhere() && focusOneOf(parts))
    signal.addEventListener('abort', () => observer.disconnect())
    for (const event of ['focusin', 'pointerdown'])
      document.addEventListener(event, () => moved.abort(), { signal })
    observer.observe(document.body, { childList: true, subtree: true })
  }
}

function partsAround(element: Element): Element[] {
  const parts: Element[] = []
  for (let part = element.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null)
    parts.push(part)
  return parts
}

const isNowhere = () => !document.activeElement || document.activeElement === document.body

function focusOneOf(parts: readonly Element[]): void {
  const part = parts.find((one) => one.isConnected && one.checkVisibility())
  const place = part?.querySelector<HTMLElement>('h1, h2, h3') ?? (part as HTMLElement | undefined)
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
