/** Finds the spending at which a card overtakes another or falls behind it, with few runs. */

/** Totals of both cards, in dollars, at this spending a month. */
export type Level = Readonly<{ monthly: number; card: number; plain: number }>

export type Crossing = Readonly<{ kind: 'overtakes' | 'falls-behind'; before: Level; at: Level }>

type Run = (monthly: number) => Level

/**
 * Returns every change of lead between two neighbors of `levels`, which ascend, narrowed down to the whole dollar. A lead won and lost
 * again between neighbors isn't noticed. Levels don't run if those around them leave no doubt: no card earns less on more
 * spending.
 */
export function findCrossings(run: Run, levels: readonly number[]): Crossing[] {
  const [first, ...others] = levels
  const last = others.pop()
  return first === undefined || last === undefined ? [] : crossingsBetween(run, run(first), run(last), others)
}

function crossingsBetween(run: Run, from: Level, to: Level, levels: readonly number[]): Crossing[] {
  if (isDecided(from, to)) {
    return []
  }
  const index = levels.length >> 1
  const monthly = levels[index]
  if (monthly === undefined) {
    return isAhead(from) === isAhead(to) ? [] : [narrowDown(run, from, to)]
  }
  const middle = run(monthly)
  return [
    ...crossingsBetween(run, from, middle, levels.slice(0, index)),
    ...crossingsBetween(run, middle, to, levels.slice(index + 1)),
  ]
}

/** True if the same card leads all the way, as both totals only grow. */
function isDecided(from: Level, to: Level): boolean {
  return from.card > to.plain || to.card <= from.plain
}

/** Guesses along the line between both ends, which is right unless rates change there. Halves what a bad guess leaves. */
function narrowDown(run: Run, from: Level, to: Level): Crossing {
  let [before, at] = [from, to]
  let isGuess = true
  while (at.monthly - before.monthly > 1) {
    const gap = at.monthly - before.monthly
    const share = isGuess ? leadOf(before) / (leadOf(before) - leadOf(at)) : 0.5
    const step = Math.min(Math.max(Math.floor(gap * share), 1), gap - 1)
    const middle = run(before.monthly + step)
    if (isAhead(middle) === isAhead(at)) {
      at = middle
    } else {
      before = middle
    }
    isGuess = at.monthly - before.monthly <= gap / 2
  }
  return { kind: isAhead(at) ? 'overtakes' : 'falls-behind', before, at }
}

function leadOf({ card, plain }: Level): number {
  return card - plain
}

export function isAhead(level: Level): boolean {
  return leadOf(level) > 0
}
