import type { YourCard } from '@cardsight/contract/your-cards'
import { useEffect, useRef } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { useToast } from '../../ui/toast.tsx'
import { type CardEdit, withEditedCard } from './card-edits.ts'
import { readStoredYourCards } from './stored-your-cards.ts'
import type { YourCardsViewProps } from './view-props.ts'

export type EditCard = (
  yourCardId: string,
  /** Gets the card before the change. */
  makeEdit: (card: YourCard) => CardEdit,
  /** What was done, in a sentence. */
  text: string,
) => void

/** Changes a card and offers to undo it, also after the person went to another view. */
export function useCardEdits({
  yourCards,
  change,
}: Pick<YourCardsViewProps, 'yourCards' | 'change'>): EditCard {
  const toast = useToast()
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const edit = useStable((yourCardId: string, apply: CardEdit['apply']) =>
    change(withEditedCard(isShown.current ? yourCards : readStoredYourCards(), yourCardId, apply)),
  )
  return useStable((yourCardId: string, makeEdit: (card: YourCard) => CardEdit, text: string) => {
    const card = yourCards.cards.find(({ id }) => id === yourCardId)
    if (card !== undefined) {
      const { apply, undo } = makeEdit(card)
      edit(yourCardId, apply)
      const onAction = () => edit(yourCardId, undo)
      toast({
        tone: 'good',
        text,
        action: { label: 'Undo', altText: 'Change it back in the tracker', onAction },
      })
    }
  })
}
