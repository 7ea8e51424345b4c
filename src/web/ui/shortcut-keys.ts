import { useEffect } from 'react'

/**
 * Alt and a letter press what says so in `aria-keyshortcuts` ("Alt+A"), the first on the page. A letter alone would be
 * pressed by mistake, and by people who speak to their computer. Nothing behind an open dialog is pressed.
 */
export function useShortcutKeys(): void {
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** The letter by its place on the keyboard: with Alt, some systems write another sign. */
function press(event: KeyboardEvent): void {
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1]
  if (!letter || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
  const target = document.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${letter}"]`)
  if (!target || document.querySelector('dialog:modal')) return
  event.preventDefault()
  if (target.matches(':disabled, [aria-disabled="true"]')) return
  target.focus()
  target.click()
}
