import { useEffect, useRef } from 'react'
import { useTranslate } from '../i18n/translation.tsx'
import { Button } from './button.tsx'

interface ShowMoreProps {
  hasMore: boolean
  busy: boolean
  onMore: () => void
  /** The name of the button; "Show more" if absent. */
  label?: string
}

/**
 * The next page of the list above. The focus stays on the button while there is more, and goes to the end of the list
 * with the last page, so that a keyboard never loses its place.
 */
export function ShowMore({ hasMore, busy, onMore, label }: ShowMoreProps) {
  const t = useTranslate()
  const end = useRef<HTMLParagraphElement>(null)
  const wasPressed = useRef(false)
  useEffect(() => {
    // Whoever has gone elsewhere meanwhile, as to a filter of the list, stays there.
    const isLost = !document.activeElement || document.activeElement === document.body
    if (!hasMore && wasPressed.current && isLost) end.current?.focus({ preventScroll: true })
  }, [hasMore])
  if (!hasMore && !wasPressed.current) return null
  return (
    <p ref={end} tabIndex={-1} className="mt-6 text-center text-sm text-ink-soft outline-none">
      {hasMore ? (
        <Button
          variant="secondary"
          busy={busy}
          onClick={() => {
            wasPressed.current = true
            onMore()
          }}
        >
          {label ?? t('ui.show-more')}
        </Button>
      ) : (
        t('ui.all-shown')
      )}
    </p>
  )
}
