import { useMemo } from 'react'
import { encode } from 'uqr'

/** The border that scanners need around the code, in modules. */
const BORDER = 4

/** A QR code, dark on light in both themes: not every scanner reads an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 max-w-full rounded-control bg-panel text-ink [color-scheme:light]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function draw(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER })
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: squares.join(''), size }
}
