import type { Profile } from '@cardsight/contract/profile'
import type { CardResult } from '@cardsight/contract/runs'
import type { HomeAnswer } from './answer.ts'

/** Response of the address that the home page asks: the answer, and what explains its numbers. */
export type TopCards = HomeAnswer & Readonly<{ results: readonly CardResult[]; profile: Profile }>

/** The server and the page come from the same build, so a mark on the response is enough. */
export function isTopCards(value: unknown): value is TopCards {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'top-cards'
}
