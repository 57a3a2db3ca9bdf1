import type { Question } from '@cardsight/answers'
import type { Release } from '@cardsight/catalog'
import type { Years } from '@cardsight/engine/cards'
import { type Category, categories } from '@cardsight/engine/categories'
import { AppError } from '../../errors.ts'
import { getCard } from '../get-cards.ts'

export type ExplanationRequest = Readonly<{
  cardId: string
  years: Years
  /** The name of a display category, to count only its purchases. */
  only: string | null
}>

/** Resolves the names in a request to a card and a category. */
export function findQuestion(catalog: Release, { cardId, years, only }: ExplanationRequest): Question {
  return { card: getCard({ catalog }, cardId), years, only: only === null ? null : getCategory(only) }
}

function getCategory(name: string): Category {
  const category = categories.find((known) => known.name === name)
  if (category === undefined) {
    throw new AppError('bad-input', {
      entries: [{ msg: 'only: must be the name of a spending category', param: 'only' }],
    })
  }
  return category
}
