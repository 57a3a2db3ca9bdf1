/** Where messages appear: in a corner of the window in which they cover nothing that people press. */

type Box = Readonly<{ left: number; right: number; top: number; bottom: number }>

export type Corner = 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'

const corners: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left']

/** The first corner that covers no control, or else the one that covers the fewest. */
export function chooseCorner(
  size: Readonly<{ width: number; height: number }>,
  screen: Readonly<{ width: number; height: number }>,
  controls: readonly Box[],
): Corner {
  const covered = corners.map((corner) => {
    const box = boxIn(corner, size, screen)
    return controls.filter((control) => overlaps(box, control)).length
  })
  return corners[covered.indexOf(Math.min(...covered))] ?? 'bottom-right'
}

function boxIn(
  corner: Corner,
  { width, height }: Readonly<{ width: number; height: number }>,
  screen: Readonly<{ width: number; height: number }>,
): Box {
  const left = corner.endsWith('right') ? screen.width - width : 0
  const top = corner.startsWith('bottom') ? screen.height - height : 0
  return { left, top, right: left + width, bottom: top + height }
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
