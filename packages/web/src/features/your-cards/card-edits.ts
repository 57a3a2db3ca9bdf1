/** Changes of one of your cards that can be undone, even if something else changed in between. */
import type { YourCard, YourCards } from '@cardsight/contract/your-cards'
import type { Day } from '@cardsight/engine/dates'
import { useEffect, useRef } from 'react'
import { useStable } from '../../lib/use-stable.ts'
import { useToast } from '../../ui/toast.tsx'
import { readStoredYourCards } from './stored-your-cards.ts'
import type { YourCardsViewProps } from './view-props.ts'

type CardEdit = Readonly<{ apply: (card: YourCard) => YourCard; undo: (card: YourCard) => YourCard }>

function withEditedCard(
  { cards, ...list }: YourCards,
  yourCardId: string,
  edit: (card: YourCard) => YourCard,
): YourCards {
  return { ...list, cards: cards.map((card) => (card.id === yourCardId ? edit(card) : card)) }
}

type Tick = YourCard['ticks'][number]

/** A credit that was used once is one that you use, so it gets reminders from now on. */
export function markCreditUsed(before: YourCard, tick: Tick): CardEdit {
  const wasUsed = before.credits.includes(tick.creditId)
  return {
    apply: (card) => ({
      ...card,
      ticks: [...card.ticks, tick],
      credits: [...new Set([...card.credits, tick.creditId])],
    }),
    undo: (card) => ({
      ...card,
      ticks: withoutLast(card.ticks, tick),
      credits: wasUsed ? card.credits : card.credits.filter((id) => id !== tick.creditId),
    }),
  }
}

/** Removes everything that was marked as used of a credit in a period. */
export function markCreditUnused(before: YourCard, creditId: string, first: Day, last: Day): CardEdit {
  const isRemoved = (tick: Tick) => tick.creditId === creditId && first <= tick.on && tick.on <= last
  const removed = before.ticks.filter(isRemoved)
  return {
    apply: (card) => ({ ...card, ticks: card.ticks.filter((tick) => !isRemoved(tick)) }),
    undo: (card) => ({ ...card, ticks: [...card.ticks, ...removed] }),
  }
}

export function activateQuarter(first: Day): CardEdit {
  const deactivate = deactivateQuarter(first, first)
  return { apply: deactivate.undo, undo: deactivate.apply }
}

/** Any day of the quarter counts as its activation. */
export function deactivateQuarter(first: Day, last: Day): CardEdit {
  return {
    apply: (card) => ({ ...card, activated: card.activated.filter((day) => day < first || last < day) }),
    undo: (card) => ({ ...card, activated: [...card.activated, first] }),
  }
}

export const earnBonus: CardEdit = {
  apply: (card) => withBonus(card, (bonus) => ({ ...bonus, isEarned: true })),
  undo: (card) => withBonus(card, ({ isEarned: _, ...bonus }) => bonus),
}

/** Undoing "Mark as earned" later. */
export const unearnBonus: CardEdit = { apply: earnBonus.undo, undo: earnBonus.apply }

/** What was spent toward a bonus up to today. */
export function enterSpent(before: YourCard, cents: number, asOf: Day): CardEdit {
  const earlier = before.bonus?.spent
  return {
    apply: (card) => withBonus(card, (bonus) => ({ ...bonus, spent: { cents, asOf } })),
    undo: (card) =>
      withBonus(card, ({ spent: _, ...bonus }) =>
        earlier === undefined ? bonus : { ...bonus, spent: earlier },
      ),
  }
}

export function setOpened(day: Day): CardEdit {
  return {
    apply: (card) => ({ ...card, opened: day }),
    undo: ({ opened: _, ...card }) => card,
  }
}

type Bonus = NonNullable<YourCard['bonus']>

function withBonus(card: YourCard, edit: (bonus: Bonus) => Bonus): YourCard {
  return card.bonus === undefined ? card : { ...card, bonus: edit(card.bonus) }
}

function withoutLast(ticks: readonly Tick[], { creditId, on, cents }: Tick): Tick[] {
  const index = ticks.findLastIndex(
    (tick) => tick.creditId === creditId && tick.on === on && tick.cents === cents,
  )
  return ticks.filter((_, i) => i !== index)
}

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
