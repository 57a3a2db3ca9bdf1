type NightLevels = Readonly<{
  freeNights?: readonly Readonly<{ points?: number | undefined; dollars: number }>[] | undefined
}>

/**
 * Returns the value of a free night in dollars: that of the highest price level in the program that it covers. A night
 * without a price limit only has a value if the program states one for such nights.
 */
export function nightValue(maxPoints: number | undefined, program: NightLevels | undefined): number {
  const covered = (program?.freeNights ?? []).filter(({ points }) =>
    maxPoints === undefined ? points === undefined : points !== undefined && points <= maxPoints,
  )
  return covered.reduce((value, { dollars }) => Math.max(value, dollars), 0)
}
