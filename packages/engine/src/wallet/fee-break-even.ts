/**
 * A fee of a card takes the same sum from every wallet that has the card and nothing from any other. So the best
 * wallet with the card and the best one without it stay the same at every fee, and where they change places is one
 * division away.
 */
import { SUBCENTS_PER_CENT } from '../exact.ts'
import { prepare } from './question.ts'
import { rankWallets } from './rank.ts'
import type { Lever, WalletQuestion, Watch } from './wallet.ts'

type FeeLever = Extract<Lever, { kind: 'fee' }>

/**
 * By how many cents the fee has to change for another wallet to stand first: above zero to rise, below zero to fall.
 * Null where no fee decides it, and 'stopped' when it was.
 */
export function feeToChange(
  question: WalletQuestion,
  lever: FeeLever,
  ownIds: readonly string[],
  { shouldStop }: Watch,
): number | null | 'stopped' {
  const prepared = prepare(question)
  const { held } = prepared
  const most = question.size - held.length
  const all = prepared.candidates()
  const seat = all.find(({ compiledCard }) => compiledCard.card.id === lever.cardId)
  const { fee } = seat?.compiledCard.card ?? {}
  const changes = fee?.firstYear === fee?.later ? question.years : question.years - 1
  if (seat === undefined || most <= 0 || changes === 0) {
    return null
  }
  const candidates = all.filter((other) => other !== seat)
  const watch = shouldStop === undefined ? {} : { shouldStop }
  const withIt = { required: [...held, seat], candidates, most: most - 1, wanted: 1 } as const
  const having = rankWallets(prepared, withIt, watch)
  const lacking = rankWallets(prepared, { required: held, candidates, most, wanted: 1 }, watch)
  if (having === null || lacking === null) {
    return 'stopped'
  }
  const hasIt = ownIds.includes(lever.cardId)
  const [[own], [other]] = hasIt ? [having.best, lacking.best] : [lacking.best, having.best]
  if (own === undefined || other === undefined || (own.carried === null) !== (other.carried === null)) {
    return null
  }
  const lead = (own.net - other.net) / (changes * SUBCENTS_PER_CENT)
  const isBeforeWhenLevel = other.worth.players.length < ownIds.length
  const steps = isBeforeWhenLevel ? Math.ceil(lead) : Math.floor(lead) + 1
  return hasIt ? steps : -steps
}
