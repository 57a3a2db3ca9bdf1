import { arc, pie } from 'd3-shape'

export const donutSize = 208
const outerRadius = donutSize / 2 - 4
const innerRadius = outerRadius - 26
const gap = 0.02

export type Slice = { label: string; value: number; color: string }
export type DrawnSlice = Slice & { path: string; share: number }

const draw = arc<{ startAngle: number; endAngle: number; padAngle: number }>()
  .innerRadius(innerRadius)
  .outerRadius(outerRadius)
  .cornerRadius(1)

/** Slices in the given order; a negative one (a refund) is omitted. */
export function donutArcs(slices: readonly Slice[]): DrawnSlice[] {
  const visible = slices.filter((slice) => slice.value > 0)
  const total = visible.reduce((sum, slice) => sum + slice.value, 0)
  const layout = pie<Slice>()
    .value((slice) => slice.value)
    .sort(null)
    // A single slice with a gap would look like a broken ring.
    .padAngle(visible.length > 1 ? gap : 0)
  const paths = new Map(layout(visible).map((angles) => [angles.data, draw(angles) ?? '']))
  return slices.map((slice) => ({
    ...slice,
    path: paths.get(slice) ?? '',
    share: slice.value > 0 ? slice.value / total : 0,
  }))
}

/** '27%', and '<1%' for a nonzero share that rounds to zero. */
export function formatShare(share: number): string {
  const percent = Math.round(share * 100)
  return share > 0 && percent === 0 ? '<1%' : `${percent}%`
}
