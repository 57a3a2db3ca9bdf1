import type { Account } from '@cardsight/contract/banking'
import { useMemo } from 'react'
import { accountCardsOf, accountName } from '../../../features/owned-cards/account-cards.ts'
import { AccountQuestion } from '../../../features/owned-cards/account-question.tsx'
import { useOwnedCards } from '../../../features/owned-cards/stored-owned-cards.ts'
import { newCard, withAccount, withCard } from '../../../features/your-cards/stored-your-cards.ts'
import type { YourCardsPageProps } from '../../../features/your-cards/view-props.ts'
import { Button } from '../../../ui/button.tsx'

type OfferedCardsProps = Pick<YourCardsPageProps, 'yourCards' | 'change' | 'catalog' | 'purchases'>

type Offer = Readonly<{ cardId: string; name: string; account?: { id: string; mask: string } }>

/** Cards that we already know the person has: named elsewhere on the site, or recognized among linked accounts. */
export function OfferedCards({ yourCards, change, catalog, purchases }: OfferedCardsProps) {
  const [owned, setOwned] = useOwnedCards()
  const accountCards = useMemo(
    () => accountCardsOf(purchases.accounts, owned, catalog.cards),
    [purchases.accounts, owned, catalog.cards],
  )
  const linked = new Set(yourCards.cards.flatMap(({ accountIds }) => accountIds))
  const unlinked = accountCards.filter(({ account }) => !linked.has(account.account_id))
  const offers: Offer[] = [
    ...unlinked.flatMap(({ account, state, cardId }): Offer[] => {
      const known = state === 'known' && cardId !== null
      return known
        ? [{ cardId, name: accountName(account), account: { id: account.account_id, mask: account.mask } }]
        : []
    }),
    ...owned.named
      .filter((cardId) => !yourCards.cards.some((card) => card.cardId === cardId))
      .flatMap((cardId): Offer[] => {
        const card = catalog.cards.find((each) => each.cardId === cardId)
        return card === undefined ? [] : [{ cardId, name: card.name }]
      }),
  ]
  const questions = unlinked.filter(({ state }) => state === 'open')
  const linkedIds = new Set(purchases.accounts.map(({ account_id }) => account_id))
  const answer = ({ account_id: id, mask }: Account, cardId: string | null) => {
    setOwned({ ...owned, accounts: { ...owned.accounts, [id]: cardId } })
    if (cardId !== null) {
      change(withAccount(yourCards, cardId, { id, mask }, linkedIds))
    }
  }
  const addAll = () =>
    change(
      offers.reduce(
        (list, { cardId, account }) =>
          account === undefined
            ? withCard(list, newCard(list, cardId))
            : withAccount(list, cardId, account, linkedIds),
        yourCards,
      ),
    )
  return (
    <>
      {offers.length > 0 && (
        <div className="mt-4 border-t border-hairline pt-3">
          <p>
            {offers.length === 1
              ? 'We found a card you have: '
              : `We found ${offers.length} cards you have: `}
            <b className="font-semibold">{offers.map(({ name }) => name).join(', ')}</b>.
          </p>
          <Button size="small" className="mt-2" onClick={addAll}>
            {offers.length === 1 ? 'Add it' : `Add all ${offers.length}`}
          </Button>
        </div>
      )}
      {questions.length > 0 && (
        <ul className="mt-4 grid max-w-text gap-3">
          {questions.map((accountCard) => (
            <li key={accountCard.account.account_id}>
              <AccountQuestion
                accountCard={accountCard}
                cards={catalog.cards}
                name={accountName(accountCard.account)}
                onAnswer={(cardId) => answer(accountCard.account, cardId)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
