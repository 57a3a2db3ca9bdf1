/** A question made ready to be answered: the person's spending laid out, and a seat for every card that may come in. */
import type { Compiled } from '../backtest/compile.ts'
import type { Spend } from '../spend/spend.ts'
import { type Board, layBoard } from './board.ts'
import { layBoardLike } from './board-like.ts'
import { type Seat, seatOf } from './seats.ts'
import type { Obstacle, WalletQuestion } from './wallet.ts'

export type Prepared = Readonly<{
  question: WalletQuestion
  board: Board
  held: readonly Seat[]
  /** Open cards that are not held and that no rule keeps out. */
  candidates: () => Seat[]
  /** The seat of any card as a new one. */
  newSeat: (cardId: string) => Seat
  heldSeat: (cardId: string) => Seat
}>

const boards = new WeakMap<Spend, WeakMap<Compiled, Board>>()

/**
 * Throws RangeError for a card that the catalog does not have. `like` is a question of the same spending and rules
 * whose layout can be used again, or of the same purchases at other amounts.
 */
export function prepare(question: WalletQuestion, like?: Prepared): Prepared {
  const { compiled, held, obstacles } = question
  const board = boardOf(question.spend, compiled, like ?? null)
  const places = new Map(compiled.cards.map(({ card }, place) => [card.id, place]))
  const seat = (cardId: string, isHeld: boolean): Seat => {
    const place = places.get(cardId)
    const compiledCard = place === undefined ? undefined : compiled.cards[place]
    if (place === undefined || compiledCard === undefined) {
      throw new RangeError(`there is no card '${cardId}'`)
    }
    const hasBonus = question.isIntro && !obstacles.some((each) => each.cardId === cardId)
    const { yearCents } = board.buckets
    return seatOf(place, compiledCard, { years: question.years, yearCents, isHeld, hasBonus })
  }
  return {
    question,
    board,
    held: [...new Set(held)].map((cardId) => seat(cardId, true)),
    candidates: () =>
      compiled.cards
        .filter(({ card }) => card.isOpen && !held.includes(card.id) && keptOut(obstacles, card.id) === null)
        .map(({ card }) => seat(card.id, false)),
    newSeat: (cardId) => seat(cardId, false),
    heldSeat: (cardId) => seat(cardId, true),
  }
}

/** The rule that keeps a card out altogether, if there is one. */
export function keptOut(obstacles: readonly Obstacle[], cardId: string): Obstacle | null {
  return obstacles.find((each) => each.cardId === cardId && !each.isBonusOnly) ?? null
}

function boardOf(spend: Spend, compiled: Compiled, like: Prepared | null): Board {
  const kept = boards.get(spend) ?? new WeakMap<Compiled, Board>()
  boards.set(spend, kept)
  const isLike = like !== null && like.board.compiled.plans === compiled.plans
  const lay = (): Board =>
    (isLike ? layBoardLike(like.board, spend, compiled) : null) ?? layBoard(spend, compiled)
  const board = kept.get(compiled) ?? lay()
  kept.set(compiled, board)
  return board
}
