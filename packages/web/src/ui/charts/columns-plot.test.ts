import { expect, it } from 'vitest'
import { plotColumns, plotHeight } from './columns.tsx'

const column = (key: string, value: number) => ({ key, label: key, value })

it('starts every column at zero with a proportional height', () => {
  const { drawn, averageY } = plotColumns([column('jun', 200), column('jul', 100), column('aug', 0)], 100)
  // 208 px minus 32 px of headroom leaves 176 for the highest value, half of that for half of it.
  expect(drawn.map(({ height }) => height)).toEqual([176, 88, 0])
  expect(averageY).toBe(plotHeight - 88)
})

it('keeps the average visible if it is above every column', () => {
  expect(plotColumns([column('jun', 50)], 100)).toMatchObject({ averageY: 32, drawn: [{ height: 88 }] })
})

it('is flat if everything is zero or less', () => {
  const { drawn } = plotColumns([column('jun', 0), column('jul', -20)], 0)
  expect(drawn.map(({ height }) => height)).toEqual([0, 0])
})

it('spreads six columns over the whole width', () => {
  const { drawn } = plotColumns(
    ['1', '2', '3', '4', '5', '6'].map((key) => column(key, 1)),
    1,
  )
  const last = drawn[5]
  expect(drawn[0]?.xPercent).toBeGreaterThan(0)
  expect((last?.xPercent ?? 0) + (last?.widthPercent ?? 0)).toBeLessThan(100)
})

it('never lets the average line strike a figure through', () => {
  // 1 px is 1 unit: the average of 176 is at y = 32, and columns end 32 + (176 - value) px from the top.
  const values = [176, 172, 170, 160, 150, 100, 0]
  const { drawn, averageY } = plotColumns(
    values.map((value, index) => column(String(index), value)),
    170,
  )
  // A figure is about 14 px high and stands on its baseline.
  for (const { labelY } of drawn) {
    expect(averageY > labelY || averageY < labelY - 14).toBe(true)
    expect(labelY).toBeGreaterThan(14)
  }
})
