/**
 * Loads the page's scripts once the first view is painted, with the picture that matters most in it: on a slow
 * connection they would share the line with what the visitor looks at. A visitor who does something sooner has them
 * sooner. It stands in the page as text: it may use nothing from outside itself.
 */
export function startScripts(): void {
  const PATIENCE_MS = 1_500
  let isBegun = false

  const begin = async () => {
    if (isBegun) return
    isBegun = true
    const late = document.querySelector<HTMLScriptElement>('script[data-imports]')!
    const addresses = late.dataset.imports!.split(' ')
    for (const href of addresses) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    // Each is evaluated by itself, so that the page answers in between; the entry, which starts the page, comes last.
    for (const href of addresses) {
      // A file that cannot be loaded is missed by the scripts below, which report it.
      if (!href.includes('/entry.client')) await import(/* @vite-ignore */ href).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve))
    }
    // The first number that is formatted makes the browser read its list of locales: a task of its own.
    Intl.NumberFormat.supportedLocalesOf('en')
    await new Promise((resolve) => setTimeout(resolve))
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce: late.nonce })
    script.textContent = late.textContent
    document.head.append(script)
  }

  for (const type of ['pointerdown', 'keydown', 'visibilitychange']) {
    document.addEventListener(type, begin, { once: true, capture: true })
  }
  // A tab in the background paints nothing.
  if (document.hidden) return void begin()
  // A picture that comes quickly is there before anything is painted.
  const isPainted = new Promise<unknown>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return resolve(undefined)
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
  })
  const isLoaded = (picture: HTMLImageElement) =>
    picture.complete ||
    new Promise((resolve) => {
      for (const type of ['load', 'error']) picture.addEventListener(type, resolve, { once: true })
    })
  // In a window that has no room for it a picture is never fetched. To ask before the first paint would lay the page out twice.
  const arePicturesLoaded = () =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')]
        .filter((picture) => picture.getClientRects().length > 0)
        .map(isLoaded),
    )
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  void Promise.race([isPainted.then(arePicturesLoaded), patience]).then(() =>
    requestAnimationFrame(() => setTimeout(begin)),
  )
}
