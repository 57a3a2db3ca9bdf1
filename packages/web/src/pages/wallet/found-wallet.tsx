import { useMemo } from 'react'
import { CarriedBalance } from '../../features/wallet/carried-balance.tsx'
import { NextCards } from '../../features/wallet/next-cards.tsx'
import { OwnedCardsReview } from '../../features/wallet/owned-cards-review.tsx'
import { Sensitivity } from '../../features/wallet/sensitivity.tsx'
import { WalletVerdict } from '../../features/wallet/wallet-verdict.tsx'
import { WhyNotCard } from '../../features/wallet/why-not-card.tsx'
import { YearSheets } from '../../features/wallet/year-sheets.tsx'
import type { WalletCatalog } from '../../worker/wallet-cards.ts'
import { WalletExports } from './wallet-exports.tsx'
import type { FoundAnswer, WalletState } from './wallet-state.ts'
import type { WalletStore } from './wallet-store.ts'

type FoundWalletProps = { state: WalletState; catalog: WalletCatalog; found: FoundAnswer; store: WalletStore }

export function FoundWallet({ state, catalog, found, store }: FoundWalletProps) {
  const cards = useMemo(() => new Map(catalog.cards.map((card) => [card.cardId, card])), [catalog])
  const { answer, settings } = found
  const hasOwnedCards = settings.owned.length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <WalletVerdict {...{ answer, cards }} size={settings.size} programs={catalog.programs} />
      <YearSheets wallet={answer.best} cards={cards} />
      <WalletExports found={found} cards={cards} />
      {hasOwnedCards && <OwnedCardsReview reviews={state.reviews} cards={cards} years={settings.years} />}
      <NextCards next={state.next} cards={cards} hasOwnedCards={hasOwnedCards} years={settings.years} />
      <Sensitivity
        key={`curve ${found.id}`}
        answer={answer}
        cards={cards}
        programs={catalog.programs}
        search={state.curve}
        onAsk={(parameter) => void store.findCurve(parameter)}
        onCancel={store.cancelCurve}
      />
      <WhyNotCard key={found.id} catalog={catalog} cards={cards} ask={store.askWhyNot} />
      {settings.balanceCents > 0 && <CarriedBalance answer={answer} next={state.next} cards={cards} />}
    </div>
  )
}
