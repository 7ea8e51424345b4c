import { PEEK_PIXELS, pixelsOf, type SheetHeight, settledHeight } from './sheet-height.ts'

/** A finger or a mouse on the sheet's handle. Heights are pixels, times milliseconds, speeds upwards. */
export interface SheetDrag {
  room: number
  startedAtY: number
  startedAtPixels: number
  y: number
  time: number
  speed: number
  /** The height of the sheet now; undefined until the pointer has moved far enough to be dragging. */
  pixels: number | undefined
}

const CLICK_PIXELS = 4

export const startDrag = (y: number, time: number, pixels: number, room: number): SheetDrag => ({
  room,
  startedAtY: y,
  startedAtPixels: pixels,
  y,
  time,
  speed: 0,
  pixels: undefined,
})

/** The drag after the pointer has moved. */
export function moveDrag(drag: SheetDrag, y: number, time: number): SheetDrag {
  const moved = drag.startedAtY - y
  if (drag.pixels === undefined && Math.abs(moved) < CLICK_PIXELS) return drag
  return {
    ...drag,
    y,
    time,
    speed: (drag.y - y) / Math.max(1, time - drag.time),
    pixels: Math.min(pixelsOf('full', drag.room), Math.max(PEEK_PIXELS / 2, drag.startedAtPixels + moved)),
  }
}

/** The height to which the sheet falls now; nothing after a mere press. */
export const endDrag = ({ pixels, speed, room }: SheetDrag): SheetHeight | undefined =>
  pixels === undefined ? undefined : settledHeight(pixels, speed, room)
