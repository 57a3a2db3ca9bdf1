type NightLevels = Readonly<{
  freeNights?:
    | readonly Readonly<{ points?: number | undefined; level?: string | undefined; dollars: number }>[]
    | undefined
}>

type Nights = Readonly<{ count: number; maxPoints?: number | undefined; level?: string | undefined }>

/** People get less out of a night that expires than out of money. */
const COUNTED_SHARE = 0.75

/**
 * Returns what free nights count for in dollars: three quarters of the value at the highest level in the program that they
 * cover. Nights without a limit only have a value if the program states one for such nights.
 */
export function nightsValue({ count, maxPoints, level }: Nights, program: NightLevels | undefined): number {
  const covered = (program?.freeNights ?? []).filter((night) =>
    maxPoints === undefined
      ? night.points === undefined && night.level === level
      : night.points !== undefined && night.points <= maxPoints,
  )
  return count * covered.reduce((value, { dollars }) => Math.max(value, dollars), 0) * COUNTED_SHARE
}
