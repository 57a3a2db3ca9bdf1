import type { WalletAnswer } from '@cardsight/engine'
import { useMemo } from 'react'
import { AssignmentChart } from '../../../features/wallet/assignment-chart.tsx'
import { BreakEvens } from '../../../features/wallet/break-evens.tsx'
import { CarriedBalance } from '../../../features/wallet/carried-balance.tsx'
import { HeldReview, NextCards } from '../../../features/wallet/next-cards.tsx'
import { usageSheet } from '../../../features/wallet/usage-sheet.ts'
import { UsageTable } from '../../../features/wallet/usage-table.tsx'
import { WalletVerdict } from '../../../features/wallet/wallet-verdict.tsx'
import { WhyNotCard } from '../../../features/wallet/why-not-card.tsx'
import type { WalletShelf } from '../../../worker/wallet-cards.ts'
import { WalletExports } from './wallet-exports.tsx'
import type { WalletState, WalletStore } from './wallet-store.ts'

type FoundWalletProps = { state: WalletState; shelf: WalletShelf; answer: WalletAnswer; store: WalletStore }

export function FoundWallet({ state, shelf, answer, store }: FoundWalletProps) {
  const cards = useMemo(() => new Map(shelf.cards.map((card) => [card.cardId, card])), [shelf])
  const rows = useMemo(() => usageSheet(answer.best, 'first'), [answer])
  return (
    <div className="grid gap-10">
      <WalletVerdict answer={answer} cards={cards} />
      <AssignmentChart wallet={answer.best} cards={cards} />
      <UsageTable rows={rows} cards={cards} />
      <WalletExports {...{ state, answer, rows, cards }} />
      {state.held !== null && state.held.length > 0 && <HeldReview held={state.held} cards={cards} />}
      {state.next !== null && state.next.length > 0 && <NextCards next={state.next} cards={cards} />}
      <BreakEvens
        answer={answer}
        cards={cards}
        programs={shelf.programs}
        found={state.breakEvens}
        onAsk={(levers) => void store.findBreakEvens(levers)}
      />
      <CarriedBalance answer={answer} next={state.next} held={state.settings.held} cards={cards} />
      <WhyNotCard shelf={shelf} cards={cards} ask={store.askWhyNot} />
    </div>
  )
}
