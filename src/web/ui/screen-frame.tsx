import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

/**
 * Something that fills a phone's screen down to its keyboard, without the site's header and bar; from 1024 pixels on it
 * is as high as its place.
 */
export function ScreenFrame({ children, className }: { children: ReactNode; className?: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const screen = window.visualViewport
    const frame = ref.current
    if (!screen || !frame) return
    // A keyboard takes its room from the visual viewport only.
    const followScreen = () => {
      // Who has zoomed in looks at a part of it.
      if (screen.scale > 1.05) return
      frame.style.setProperty('--screen-top', `${screen.offsetTop}px`)
      frame.style.setProperty('--screen-height', `${screen.height}px`)
    }
    followScreen()
    screen.addEventListener('resize', followScreen)
    screen.addEventListener('scroll', followScreen)
    return () => {
      screen.removeEventListener('resize', followScreen)
      screen.removeEventListener('scroll', followScreen)
    }
  }, [])
  return (
    <div
      ref={ref}
      data-fills-screen
      className={classNames(
        'flex min-h-0 flex-col max-lg:fixed max-lg:inset-x-0 max-lg:top-[var(--screen-top,0px)] max-lg:z-40',
        'max-lg:h-[var(--screen-height,100dvh)] max-lg:bg-surface lg:h-full',
        className,
      )}
    >
      {children}
    </div>
  )
}
