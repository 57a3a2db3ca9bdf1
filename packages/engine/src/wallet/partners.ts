/** Cards that go best with one card: what the two come to is the best split of the spending between them. */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { toCents } from '../money.ts'
import { aloneCents, worthAlone } from './alone.ts'
import { describeWallet } from './describe.ts'
import { addedBy, groundOf, NOTHING, priceAll, raise, referenceOf } from './pricing.ts'
import { prepare } from './question.ts'
import { rank } from './rank.ts'
import type { Seat } from './seats.ts'
import type { Partner, WalletQuestion } from './wallet.ts'
import { playerOf, type Worth, worthOf } from './worth.ts'

/**
 * The cards that add most to a card, as many as are asked for: open ones that no obstacle keeps out, that add something
 * to it and to which it adds something too. The most first, then by name. Both count as new; cards that are held and the
 * size that the question asks for are left out of account.
 */
export function findPartners(question: WalletQuestion, cardId: string, most: number): Partner[] {
  const prepared = prepare(question)
  const { board } = prepared
  const { years } = question
  const setting = { board, years }
  const own = playerOf(prepared.newSeat(cardId), board.useOf(prepared.newSeat(cardId).card))
  const entries = prepared
    .candidates()
    .filter(({ card }) => card !== own.seat.card)
    .map((seat) => playerOf(seat, board.useOf(seat.card)))
  const priced = priceAll(setting, referenceOf(setting, [own]), [own, ...entries])
  const ground = groundOf(setting)
  const { values: ownValues, fixed } = priced.get(own) ?? NOTHING
  const ofOwn = ground.bound + addedBy(ground.values, ownValues, fixed)
  const values = ground.values.slice()
  raise(values, ownValues)
  const ownCents = toWhole(worthAlone(board, own.seat, years)?.rests ?? 0)
  const places = new Map(Array.from(question.compiled.openByName, (card, place) => [card, place] as const))
  const placeOf = ({ players }: Worth) => places.get(players[1]?.seat.card ?? -1) ?? 0
  let found: { worth: Worth; alone: number; cents: number }[] = []
  const order = entries
    .map((entry) => {
      const part = priced.get(entry) ?? NOTHING
      return { entry, bound: ofOwn + addedBy(values, part.values, part.fixed) }
    })
    .sort((a, b) => b.bound - a.bound)
  for (const { entry, bound } of order) {
    const least = found.length < most ? ownCents + 1 : (found.at(-1)?.cents ?? 0)
    const alone = aloneCents(board, entry.seat, years)
    if (toWhole(bound) < least) {
      break
    }
    const worth =
      toWhole(bound) <= alone
        ? null
        : worthOf(board.buckets, [own, entry], years, (Math.max(least, alone) - 1) * SUBCENTS_PER_CENT)
    const cents = toWhole(worth?.rests ?? 0)
    if (worth !== null && cents > ownCents && cents > alone) {
      found = [...found, { worth, alone, cents }]
        .sort((a, b) => b.cents - a.cents || placeOf(a.worth) - placeOf(b.worth))
        .slice(0, most)
    }
  }
  return found.map(({ worth, alone, cents }) => ({
    cardId: idOf(worth.players[1]?.seat ?? own.seat),
    added: toCents(cents - ownCents),
    alone: toCents(alone),
    wallet: describeWallet(board, rank(question, worth), years),
  }))
}

function idOf({ compiledCard }: Seat): string {
  return compiledCard.card.id
}

function toWhole(rests: number): number {
  return Math.round(rests / SUBCENTS_PER_CENT)
}
