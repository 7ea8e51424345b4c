type Visible = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** The height in pixels of the window that the phone's keyboard covers; unknown while the page is zoomed in. */
export function keyboardHeight(visible: Visible | null = window.visualViewport): number {
  if (!visible || visible.scale > 1.05) return 0
  const covered = document.documentElement.clientHeight - visible.height - visible.offsetTop
  return Math.max(0, Math.round(covered))
}

/** Tells the styles of an element how much the keyboard covers, as `--keyboard-height`; answers how to stop that. */
export function followKeyboard(element: HTMLElement, visible = window.visualViewport): () => void {
  const tell = () => element.style.setProperty('--keyboard-height', `${keyboardHeight(visible)}px`)
  tell()
  visible?.addEventListener('resize', tell)
  visible?.addEventListener('scroll', tell)
  return () => {
    visible?.removeEventListener('resize', tell)
    visible?.removeEventListener('scroll', tell)
  }
}
