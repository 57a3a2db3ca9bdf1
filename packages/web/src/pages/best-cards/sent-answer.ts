/** Serialization of the result inside the page. */
import type { Answer, Ranking } from './answer.ts'

/**
 * The cards are sent as one string. The router parses its data value by value, and thousands of values would block a
 * phone before it can respond to a click.
 */
export type SentAnswer = Readonly<Omit<Ranking, 'cards'> & { cards: string }> | Readonly<{ state: 'failed' }>

export function sendAnswer(answer: Answer): SentAnswer {
  return answer.state === 'ranked' ? { ...answer, cards: JSON.stringify(answer.cards) } : answer
}

/** The inverse of `sendAnswer`. */
export function readAnswer(sent: SentAnswer): Answer {
  return sent.state === 'ranked' ? { ...sent, cards: JSON.parse(sent.cards) } : sent
}
