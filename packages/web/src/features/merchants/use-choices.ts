import type { MerchantToReview } from '@cardsight/contract/schemas'
import type { Leaf } from '@cardsight/engine/categories'
import { useState } from 'react'

/** Saves categories that the user chooses, and says which ones are saved. */
export type MerchantChoices = Readonly<{
  /** Null removes the choice. */
  onChoose: (merchant: string, leaf: Leaf | null) => void
  isChosen: (merchant: string) => boolean
}>

/** The latest choice for a merchant; null after it was undone. */
export type Choice = Readonly<{ merchant: MerchantToReview; leaf: Leaf | null }>

/** Choices since the list was opened. Their merchants stay listed although they're no longer uncertain. */
export function useChoices({ onChoose, isChosen }: MerchantChoices) {
  const [choices, setChoices] = useState<readonly Choice[]>([])
  return {
    merchants: choices.map(({ merchant }) => merchant),
    made: choices.filter(({ leaf }) => leaf !== null),
    /** Null until the choice is saved. */
    leafOf: (name: string): Leaf | null =>
      isChosen(name) ? (choices.find(({ merchant }) => merchant.name === name)?.leaf ?? null) : null,
    choose: (merchant: MerchantToReview, leaf: Leaf | null) => {
      setChoices([...choices.filter((one) => one.merchant.name !== merchant.name), { merchant, leaf }])
      onChoose(merchant.name, leaf)
    },
  }
}
