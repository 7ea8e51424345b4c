import { create } from 'qrcode'
import { useMemo } from 'react'

const QUIET_ZONE = 4

/** A QR code as one crisp drawing. Black on white in every theme: cameras expect it so. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { path, size } = useMemo(() => drawingOf(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

/** Each run of dark modules of a row is one rectangle. */
function drawingOf(text: string): { path: string; size: number } {
  // A screen is never torn: the least correction makes the largest squares, which cameras read best.
  const { size, data } = create(text, { errorCorrectionLevel: 'L' }).modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const from = x
      while (x + 1 < size && data[y * size + x + 1]) x++
      path += `M${from + QUIET_ZONE} ${y + QUIET_ZONE}h${x - from + 1}v1h${from - x - 1}z`
    }
  }
  return { path, size: size + 2 * QUIET_ZONE }
}
