/** The least distance (px) of what floats from the edges of the window. */
export const EDGE = 12

/** How far (px) a box of this width begins from an edge of the window: as wished, but wholly within the window. */
export const edgeDistance = (wished: number, width: number, windowWidth: number): number =>
  Math.max(EDGE, Math.min(wished, windowWidth - width - EDGE))
