import { useMemo } from 'react'
import { CarriedBalance } from '../../../features/wallet/carried-balance.tsx'
import { HeldReview } from '../../../features/wallet/held-review.tsx'
import { NextCards } from '../../../features/wallet/next-cards.tsx'
import { Sensitivity } from '../../../features/wallet/sensitivity.tsx'
import { WalletVerdict } from '../../../features/wallet/wallet-verdict.tsx'
import { WhyNotCard } from '../../../features/wallet/why-not-card.tsx'
import { YearSheets } from '../../../features/wallet/year-sheets.tsx'
import type { WalletShelf } from '../../../worker/wallet-cards.ts'
import { WalletExports } from './wallet-exports.tsx'
import type { FoundAnswer, WalletState } from './wallet-state.ts'
import type { WalletStore } from './wallet-store.ts'

type FoundWalletProps = { state: WalletState; shelf: WalletShelf; found: FoundAnswer; store: WalletStore }

export function FoundWallet({ state, shelf, found, store }: FoundWalletProps) {
  const cards = useMemo(() => new Map(shelf.cards.map((card) => [card.cardId, card])), [shelf])
  const { answer, settings } = found
  const hasHeld = settings.held.length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <WalletVerdict answer={answer} size={settings.size} cards={cards} />
      <YearSheets wallet={answer.best} cards={cards} />
      <WalletExports found={found} cards={cards} />
      {hasHeld && <HeldReview held={state.held} cards={cards} years={settings.years} />}
      <NextCards next={state.next} cards={cards} hasHeld={hasHeld} years={settings.years} />
      <Sensitivity
        key={`curve ${found.id}`}
        answer={answer}
        cards={cards}
        programs={shelf.programs}
        search={state.curve}
        onAsk={(parameter) => void store.findCurve(parameter)}
        onCancel={store.cancelCurve}
      />
      <WhyNotCard key={found.id} shelf={shelf} cards={cards} ask={store.askWhyNot} />
      {settings.balanceCents > 0 && <CarriedBalance answer={answer} next={state.next} cards={cards} />}
    </div>
  )
}
