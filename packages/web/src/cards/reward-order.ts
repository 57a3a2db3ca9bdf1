type Part = Readonly<{ category: string; money: number }>

const LAST = 'Other'

/** The category that pays the most first, by name where two pay the same, and 'Other' at the end. */
export function rewardOrder<Stat extends Part>(stat: readonly Stat[]): Stat[] {
  return stat.toSorted(
    (one, other) =>
      Number(one.category === LAST) - Number(other.category === LAST) ||
      other.money - one.money ||
      one.category.localeCompare(other.category, 'en'),
  )
}
