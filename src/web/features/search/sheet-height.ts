export const SHEET_HEIGHTS = ['peek', 'half', 'full'] as const

/** How much of the map the list covers: one row of cards, about half, or all of it. */
export type SheetHeight = (typeof SHEET_HEIGHTS)[number]

export const PEEK_PIXELS = 196
const HALF_PIXELS = 284
const LEFT_FREE_PIXELS = 8
/** A sheet that is thrown goes on for so long. */
const GLIDE_MS = 160

/** The same as `pixelsOf` for styles, which know how much room there is. */
export const SHEET_STYLES: Record<SheetHeight, string> = {
  peek: `${PEEK_PIXELS}px`,
  half: `max(50%, ${HALF_PIXELS}px)`,
  full: `calc(100% - ${LEFT_FREE_PIXELS}px)`,
}

/** The height in pixels of a sheet in a room of this height. */
export function pixelsOf(height: SheetHeight, room: number): number {
  if (height === 'peek') return PEEK_PIXELS
  return height === 'half' ? Math.max(room / 2, HALF_PIXELS) : room - LEFT_FREE_PIXELS
}

/** The height to which a sheet settles when it is released; `speed` is upwards in pixels a millisecond. */
export function settledHeight(pixels: number, speed: number, room: number): SheetHeight {
  const goal = pixels + speed * GLIDE_MS
  const [nearest] = SHEET_HEIGHTS.toSorted(
    (one, other) => Math.abs(pixelsOf(one, room) - goal) - Math.abs(pixelsOf(other, room) - goal),
  )
  return nearest!
}

/** The height to which a key on the handle moves the sheet; nothing for other keys. */
export function heightAfterKey(key: string, height: SheetHeight): SheetHeight | undefined {
  const at = SHEET_HEIGHTS.indexOf(height)
  if (key === 'ArrowUp') return SHEET_HEIGHTS[at + 1] ?? 'full'
  if (key === 'ArrowDown') return SHEET_HEIGHTS[at - 1] ?? 'peek'
  if (key === 'Home' || key === 'Escape') return 'peek'
  return key === 'End' ? 'full' : undefined
}

/** The height to which pressing the handle moves the sheet: up, and from the top down again. */
export const heightAfterPress = (height: SheetHeight): SheetHeight =>
  SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + 1] ?? 'peek'
