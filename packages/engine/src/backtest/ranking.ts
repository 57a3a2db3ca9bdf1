/** The order of recommendation: most total first, then by name. Cards closed to applicants are left out. */
import type { Years } from '../card/annual-fee.ts'
import type { Compiled } from './compile.ts'
import type { Outcome } from './outcome.ts'

export type RankOptions = Readonly<{ years: Years; isIntro: boolean }>

/** Places of the open cards, best first. Without the bonus each total is what it is less the bonus. */
export function rankCards(compiled: Compiled, outcome: Outcome, { years, isIntro }: RankOptions): Int32Array {
  const { openCards, namePlaces, byName } = compiled
  const total = outcome.total[years - 1] ?? new Float64Array()
  const count = byName.length
  const keys = new Float64Array(openCards.length)
  for (let place = 0; place < openCards.length; place++) {
    const card = openCards[place] ?? 0
    const cents = (total[card] ?? 0) - (isIntro ? 0 : (outcome.introMoney[card] ?? 0))
    keys[place] = -cents * count + (namePlaces[card] ?? 0)
  }
  keys.sort()
  const ranked = new Int32Array(openCards.length)
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] ?? 0
    ranked[place] = byName[key - Math.floor(key / count) * count] ?? 0
  }
  return ranked
}
