/** What the browser extension needs of your cards to give the answers of the site, without purchases and accounts. */
import type { HeldCards } from '@cardsight/contract/extension'
import { defaultProfile, type Profile, usualDebt } from '@cardsight/contract/profile'
import type { YourCard } from '@cardsight/contract/your-cards'
import { usedAmounts } from '@cardsight/engine/accounts'
import { focusBonus } from './focus-bonus.ts'
import type { PreparedCard, PreparedCards, YourCardsInput } from './prepare.ts'

/** Open cards. What a point is worth to the person is a value of the card, because it depends on the profile. */
export function heldCardsOf(prepared: PreparedCards, profile: Profile): HeldCards {
  const { cards, today } = prepared
  const open = cards.filter(({ yourCard }) => yourCard.closed === undefined)
  const focus = focusBonus(prepared)
  return {
    asOf: today,
    yourCards: { version: 1, cards: open.map((card) => heldCard(card, { isFocus: card === focus, today })) },
    used: Object.fromEntries(
      open
        .filter(({ purchases }) => purchases.length > 0)
        .map(({ yourCard, account }) => [yourCard.id, usedAmounts(account, today)]),
    ),
    habits: {
      memberships: [...profile.memberships],
      activatesCategories: profile.activatesCategories,
      booksInPortals: profile.booksInPortals,
      hasBusiness: profile.hasBusiness,
      carriesBalance: prepared.hasDebt,
    },
  }
}

/** The input for answers about cards that the extension got. */
export function heldCardsInput({
  asOf,
  yourCards,
  used,
  habits: { carriesBalance, ...habits },
}: HeldCards): Pick<YourCardsInput, 'yourCards' | 'used' | 'profile'> {
  const debt = carriesBalance ? usualDebt : null
  return { yourCards, used: { asOf, byCard: used }, profile: { ...defaultProfile, ...habits, debt } }
}

type Situation = Readonly<{ isFocus: boolean; today: PreparedCards['today'] }>

/** With the bonus only if that's the one to work on. How far it is counts as entered today. */
function heldCard(
  { yourCard, pointValue, bonus: progress }: PreparedCard,
  { isFocus, today }: Situation,
): YourCard {
  const { id, cardId, nickname, opened, choices, activated, bonus } = yourCard
  const spent = { cents: progress?.spentCents ?? 0, asOf: today }
  return {
    ...{ id, cardId, choices, activated, pointValue: Math.round(pointValue) },
    ...{ credits: [], ticks: [], accountIds: [] },
    ...(nickname !== undefined && { nickname }),
    ...(opened !== undefined && { opened }),
    ...(isFocus && bonus !== undefined && { bonus: { ...bonus, spent } }),
  }
}
