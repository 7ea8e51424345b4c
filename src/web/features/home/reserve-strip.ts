/**
 * Keeps room for the strip as it was at the last visit, before anything is painted: its data comes after the scripts, and
 * would push the page down. The function stands in the page as text: it may use nothing from outside itself.
 */
export function reserveStrip(): void {
  try {
    const height = Number(localStorage.getItem('stripHeight'))
    if (height > 0) document.getElementById('strip')!.style.minHeight = `${height}px`
  } catch {
    // Storage is forbidden: the strip comes as it does the first time.
  }
}
