/** Serialization of the result inside the page. */
import type { Answer, Ranking } from '../../features/ranking/answer.ts'

type Lists = Pick<Ranking, 'cards' | 'outOfReach' | 'debts'>

/**
 * The lists of cards are sent as one string. The router parses its data value by value, and thousands of values would
 * block a phone before it can respond to a click.
 */
export type SentAnswer =
  | Readonly<Omit<Ranking, keyof Lists> & { lists: string }>
  | Readonly<{ state: 'failed' }>

export function sendAnswer(answer: Answer): SentAnswer {
  if (answer.state === 'failed') {
    return answer
  }
  const { cards, outOfReach, debts, ...rest } = answer
  const lists: Lists = { cards, outOfReach, debts }
  return { ...rest, lists: JSON.stringify(lists) }
}

/** The inverse of `sendAnswer`. */
export function readAnswer(sent: SentAnswer): Answer {
  if (sent.state === 'failed') {
    return sent
  }
  const { lists, ...rest } = sent
  const { cards, outOfReach, debts }: Lists = JSON.parse(lists)
  return { ...rest, cards, outOfReach, debts }
}
