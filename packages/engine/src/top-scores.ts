/** Indexes of the highest scores above zero, at most `count` of them; of equals the earlier. */
export function leading(scores: readonly number[], count: number): number[] {
  const leaders: number[] = []
  for (let rank = 1; rank <= count; rank++) {
    const index = indexOfRank(scores, rank)
    if (index < 0) {
      break
    }
    leaders.push(index)
  }
  return leaders
}

/** Index of the score with this rank, from 1, among those above zero; of equals the earlier comes first. -1 if none. */
export function indexOfRank(scores: readonly number[], rank: number): number {
  let [found, last] = [-1, Number.POSITIVE_INFINITY]
  for (let passed = 0; passed < rank; passed++) {
    let [best, most] = [-1, 0]
    for (let index = 0; index < scores.length; index++) {
      const score = scores[index] ?? 0
      const isNext = score < last || (score === last && index > found)
      if (score > most && isNext) {
        best = index
        most = score
      }
    }
    if (best < 0) {
      return -1
    }
    found = best
    last = most
  }
  return found
}
