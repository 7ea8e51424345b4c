import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { heightAfterKey, heightAfterPress, pixelsOf, SHEET_STYLES, type SheetHeight } from './sheet-height.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

interface ResultsSheetProps {
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
  /** Told how many pixels of the map lie under the sheet, once it rests. */
  onCover: (pixels: number) => void
  /** The number of results, as text. */
  count: string
  /** The list; `isRow` while there is room for one row of cards alone. */
  children: (isRow: boolean) => ReactNode
}

/** A sheet over the map of a phone, at any height: dragged, or moved by pressing its handle and by keys. */
export function ResultsSheet({ height, onHeight, onCover, count, children }: ResultsSheetProps) {
  const t = useTranslate()
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const { pixels, handlers } = useSheetDrag(ref, onHeight)
  const cover = useEffectEvent(onCover)
  useEffect(() => {
    const room = ref.current?.parentElement?.clientHeight
    // Beside a list of its own the map has no sheet.
    const isShown = Boolean(ref.current?.offsetParent)
    // At its full height there is no map to move.
    if (height !== 'full') cover(isShown && room ? pixelsOf(height, room) : 0)
  }, [height])
  const isRow = pixels === undefined ? height === 'peek' : pixels < pixelsOf('peek', 0) + 40

  return (
    <section
      ref={ref}
      aria-label={t('search.sheet.label')}
      style={{ height: pixels ?? SHEET_STYLES[height] }}
      className={classNames(
        'absolute inset-x-0 bottom-0 z-20 flex flex-col overflow-hidden rounded-t-card bg-surface shadow-float lg:hidden',
        pixels === undefined && 'transition-[height] duration-200 ease-out motion-reduce:transition-none',
      )}
    >
      <div {...handlers} className="shrink-0 cursor-grab touch-none px-4 pb-2 select-none">
        <button
          type="button"
          aria-expanded={height !== 'peek'}
          aria-controls={id}
          aria-label={t(`search.sheet.${height}`)}
          onClick={() => onHeight(heightAfterPress(height))}
          onKeyDown={(event) => {
            const next = heightAfterKey(event.key, height)
            if (!next) return
            event.preventDefault()
            onHeight(next)
          }}
          className="grid h-7 w-full cursor-grab place-items-center rounded-card"
        >
          <span aria-hidden className="h-1 w-10 rounded-pill bg-line-strong" />
        </button>
        <p role="status" className="text-center text-sm font-semibold">
          {count}
        </p>
      </div>
      <div id={id} className="min-h-0 grow">
        {children(isRow)}
      </div>
    </section>
  )
}
