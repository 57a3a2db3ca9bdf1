type Part = Readonly<{ category: string; money: number }>

const LAST = 'Other'

/** Sorts by reward, highest first, ties by name, and 'Other' last. */
export function rewardOrder<Stat extends Part>(stat: readonly Stat[]): Stat[] {
  return stat.toSorted(
    (one, other) =>
      Number(one.category === LAST) - Number(other.category === LAST) ||
      other.money - one.money ||
      one.category.localeCompare(other.category, 'en'),
  )
}
