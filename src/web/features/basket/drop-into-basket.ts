const DROP_MS = 380

/** Animates this picture into the visible basket, unless the person prefers reduced motion. */
export function dropIntoBasket(picture: HTMLImageElement | null) {
  const basket = [...document.querySelectorAll('[data-basket]')].find(
    (one) => one.getClientRects().length > 0,
  )
  if (!picture || !basket || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [from, to] = [picture.getBoundingClientRect(), basket.getBoundingClientRect()]
  const copy = picture.cloneNode() as HTMLImageElement
  copy.alt = ''
  const { left, top, width, height } = from
  Object.assign(copy.style, {
    position: 'fixed',
    inset: 'auto',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '60',
    borderRadius: 'var(--radius-card)',
    pointerEvents: 'none',
  })
  document.body.append(copy)
  const x = to.left + to.width / 2 - left - width / 2
  const y = to.top + to.height / 2 - top - height / 2
  const fall = copy.animate(
    [
      {},
      { opacity: 0.9, offset: 0.8 },
      { translate: `${x}px ${y}px`, scale: String(24 / width), opacity: 0.2 },
    ],
    { duration: DROP_MS, easing: 'cubic-bezier(0.5, 0, 0.6, 1)' },
  )
  fall.onfinish = () => {
    copy.remove()
    basket.animate([{}, { scale: '1.2' }, {}], { duration: 180, easing: 'ease-out' })
  }
  fall.oncancel = () => copy.remove()
}
