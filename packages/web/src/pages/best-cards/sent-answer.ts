/** How the answer travels inside the page. */
import type { Answer, Ranking } from './answer.ts'

/**
 * The cards go as one text. The router reads what it is sent value by value, and of some thousand values a phone
 * would have to read every one before it hears a press.
 */
export type SentAnswer = Readonly<Omit<Ranking, 'cards'> & { cards: string }> | Readonly<{ state: 'failed' }>

export function sendAnswer(answer: Answer): SentAnswer {
  return answer.state === 'ranked' ? { ...answer, cards: JSON.stringify(answer.cards) } : answer
}

/** What `sendAnswer` was given. */
export function readAnswer(sent: SentAnswer): Answer {
  return sent.state === 'ranked' ? { ...sent, cards: JSON.parse(sent.cards) } : sent
}
