import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { endDrag, moveDrag, type SheetDrag, startDrag } from './sheet-drag.ts'
import type { SheetHeight } from './sheet-height.ts'

/** Lets the sheet be dragged by what the handlers are put on; `pixels` is its height meanwhile. */
export function useSheetDrag(ref: RefObject<HTMLElement | null>, onHeight: (height: SheetHeight) => void) {
  const drag = useRef<SheetDrag>(undefined)
  const [pixels, setPixels] = useState<number>()

  function follow(next: SheetDrag | undefined) {
    drag.current = next
    setPixels(next?.pixels)
  }

  return {
    pixels,
    handlers: {
      onPointerDown({ button, clientY, timeStamp }: PointerEvent) {
        const sheet = ref.current
        const room = sheet?.parentElement?.clientHeight
        if (sheet && room && button === 0)
          drag.current = startDrag(clientY, timeStamp, sheet.offsetHeight, room)
      },
      onPointerMove({ clientY, timeStamp, currentTarget, pointerId }: PointerEvent) {
        if (!drag.current) return
        follow(moveDrag(drag.current, clientY, timeStamp))
        // Only now: a pointer that is captured at once would no longer press the button below it.
        if (drag.current.pixels !== undefined) currentTarget.setPointerCapture(pointerId)
      },
      onPointerUp() {
        const height = drag.current && endDrag(drag.current)
        follow(undefined)
        if (height) onHeight(height)
      },
      onPointerCancel() {
        follow(undefined)
      },
    },
  }
}
