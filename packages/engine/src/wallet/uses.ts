/**
 * The ways in which a card can be used among others. Each is one that a person can keep to and that really pays what
 * the split says; where a card leaves something to choose, the best of its ways counts.
 *
 * - Options that the person chooses: the same ones all year, or those that the engine picks for the card alone.
 * - Options that the issuer finds on top: one is kept on top by paying for no other option of the list with the card.
 * - A limit that pays several rates is used up in the order of the days. Either the card is used as if it were alone,
 *   each purchase under the limit as far as the order of days lets it, or it is never used beyond the limit, so that
 *   its order does not matter.
 */
import type { BacktestResult } from '../backtest/backtest.ts'
import type { Compiled, CompiledCard } from '../backtest/compile.ts'
import type { Buckets } from './buckets.ts'
import { alonePicking, type Picking, pickings } from './pickings.ts'
import { type Room, roomsOf, type TermsTable, tableOf } from './rooms.ts'
import { createSide, type Side } from './side.ts'
import { cardTerms } from './terms.ts'

export type Use = Readonly<{
  card: number
  /** Tells the uses of a card apart. */
  name: string
  first: Side
  later: Side
}>

export type Ground = Readonly<{ compiled: Compiled; buckets: Buckets; result: BacktestResult }>

/** All ways to use a card among others. */
export function usesOf(ground: Ground, card: number): readonly Use[] {
  return pickings(ground, cardTerms(ground.compiled, card, 'first')).flatMap((picking) =>
    usesWith(ground, card, picking),
  )
}

/** The way in which the engine uses a card when everything is paid with it. */
export function useAlone(ground: Ground, card: number): Use {
  const picking = alonePicking(ground, cardTerms(ground.compiled, card, 'first'))
  const [use] = usesWith(ground, card, picking)
  if (use === undefined) {
    throw new RangeError(`there is no card ${card}`)
  }
  return use
}

function usesWith(ground: Ground, card: number, picking: Picking): Use[] {
  const compiledCard = ground.compiled.cards[card]
  if (compiledCard === undefined) {
    return []
  }
  const first = cardTerms(ground.compiled, card, 'first')
  const isSame = compiledCard.first === compiledCard.later && compiledCard.match === 1
  const later = isSame ? first : cardTerms(ground.compiled, card, 'later')
  const firstTable = tableOf(ground.buckets, first, picking)
  const laterTable = isSame ? firstTable : tableOf(ground.buckets, later, picking)
  const tables = isSame ? [firstTable] : [firstTable, laterTable]
  const isMixed = tables.some(({ mixed }) => mixed.length > 0)
  const rooms: readonly Room[] = isMixed ? roomsOf(tables) : ['any']
  return rooms.map((room): Use => {
    const side = sideOf(ground, compiledCard, firstTable, room)
    const name = `${picking.name} ${typeof room === 'string' ? room : room.rate}`
    return { card, name, first: side, later: isSame ? side : sideOf(ground, compiledCard, laterTable, room) }
  })
}

function sideOf(ground: Ground, card: CompiledCard, table: TermsTable, room: Room): Side {
  const facts = room === 'any' ? table : table.within(room)
  return createSide({ card, ...facts }, ground.buckets)
}
