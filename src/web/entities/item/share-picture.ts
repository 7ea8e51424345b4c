const SHARED = 'shared-picture'

/** Marks the picture beside this link as the one that moves to the next screen. No screen may have two. */
export function sharePicture(link: HTMLElement) {
  for (const other of document.querySelectorAll(`.${SHARED}`)) other.classList.remove(SHARED)
  link.closest('article, li')?.querySelector('img')?.parentElement?.classList.add(SHARED)
}
