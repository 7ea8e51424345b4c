/** Until the window has room for a second column (`lg`); on the server, which draws for all, it has. */
export const untilWide = (): Promise<void> =>
  new Promise((resolve) => {
    if (import.meta.env.SSR) return resolve()
    const wide = matchMedia('(width >= 64rem)')
    const look = () => wide.matches && resolve()
    wide.addEventListener('change', look)
    look()
  })
