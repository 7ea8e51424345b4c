/**
 * Shows the first announcement that is for this reader and was not closed, before the page is painted, so that nothing
 * moves. What is for them alone was kept in the browser (`remember-announcements.ts`). Its text goes into the page: it uses
 * nothing of its module. Runs again when the reader comes, goes, closes one, or reads in another language.
 */
export function showAnnouncement(): void {
  const box = document.getElementById('announcements')
  if (!box) return
  const read = (key: string) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  }
  const listOf = (key: string): string[] => {
    const list = read(key)
    return Array.isArray(list) ? list : []
  }
  let drawn = ''
  const show = () => {
    const closed = listOf('closedAnnouncements')
    const reader = read('sb-lendaround-auth-token')?.user?.id
    const own = read('ownAnnouncements')
    const html = String((reader && own?.of === reader && own.html?.[document.documentElement.lang]) || '')
    const there = [...box.querySelectorAll('[data-for]:not([data-for="everyone"])')]
    // Drawn again only where it is not there: the observer below sees each change of it.
    if (html !== drawn || (html && there.length === 0)) {
      drawn = html
      for (const each of there) each.remove()
      box.insertAdjacentHTML('afterbegin', html)
    }
    const all = [...box.querySelectorAll<HTMLElement>('[data-announcement]')]
    const next = all.find(({ dataset }) => !closed.includes(dataset.announcement!))
    for (const each of all) if (each.hidden !== (each !== next)) each.hidden = each !== next
  }
  show()
  new MutationObserver(show).observe(box, { childList: true })
  ;(window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', show)
  box.addEventListener('click', ({ target }) => {
    const row = (target as Element).closest('button')?.closest<HTMLElement>('[data-announcement]')
    if (!row) return
    const closed = [...listOf('closedAnnouncements'), row.dataset.announcement!].slice(-20)
    try {
      localStorage.setItem('closedAnnouncements', JSON.stringify(closed))
    } catch {
      // Without a store it comes again with the next page.
      row.remove()
    }
    show()
  })
}
