import type { WalletCatalog } from '@cardsight/contract/wallet'
import { type ComponentType, lazy, memo } from 'react'
import type { CardsById } from '../features/wallet/cards-by-id.ts'
import { WalletDisclosure } from '../features/wallet/wallet-disclosure.tsx'
import { loadWalletParts, preloadWalletParts } from './load-wallet-parts.ts'
import { useWalletState } from './use-wallet-store.ts'
import type { FoundAnswer } from './wallet-state.ts'
import type { WalletStore } from './wallet-store.ts'

type Parts = Awaited<ReturnType<typeof loadWalletParts>>

/** A part of the result that loads when it's first rendered. */
function lazyPart<Props>(pick: (parts: Parts) => ComponentType<Props>) {
  return lazy(() => loadWalletParts().then((parts) => ({ default: pick(parts) })))
}

const NextCards = lazyPart((parts) => parts.NextCards)
const Sensitivity = lazyPart((parts) => parts.Sensitivity)
const WalletExports = lazyPart((parts) => parts.WalletExports)
const WhyNotCard = lazyPart((parts) => parts.WhyNotCard)
const WhyThese = lazyPart((parts) => parts.WhyThese)
const YearSheets = lazyPart((parts) => parts.YearSheets)

type FoundWalletProps = {
  catalog: WalletCatalog
  cards: CardsById
  found: FoundAnswer
  store: WalletStore
}

/** Everything about the answer beyond the instructions, one press away. */
export const FoundWallet = memo(function FoundWallet({ catalog, cards, found, store }: FoundWalletProps) {
  const { answer } = found
  const onApproach = preloadWalletParts
  return (
    <>
      <WalletDisclosure id="why" title="Why these cards" hint={checkedText(answer)} onApproach={onApproach}>
        <WhyThese {...{ answer, cards }} size={found.size} programs={catalog.programs} />
        <YearSheets wallet={answer.best} cards={cards} />
        <WhyNotCard key={found.id} catalog={catalog} cards={cards} ask={store.askWhyNot} />
      </WalletDisclosure>
      <WalletDisclosure
        id="what-if"
        title="What would change this"
        hint="Your spending, point values, fees, another card"
        onApproach={onApproach}
      >
        <Changes {...{ catalog, cards, found, store }} />
      </WalletDisclosure>
      <WalletDisclosure
        id="save"
        title="Save or share"
        hint="Print, calendar, spreadsheet, link"
        onApproach={onApproach}
      >
        <WalletExports found={found} cards={cards} />
      </WalletDisclosure>
    </>
  )
})

function checkedText({ gap }: FoundAnswer['answer']): string {
  return gap === 0 ? 'We checked every combination' : 'We stopped before checking every combination'
}

function Changes({ found, catalog, cards, store }: FoundWalletProps) {
  const next = useWalletState(store, (state) => state.next)
  const curve = useWalletState(store, (state) => state.curve)
  const { answer, settings } = found
  return (
    <>
      <Sensitivity
        key={found.id}
        answer={answer}
        cards={cards}
        programs={catalog.programs}
        search={curve}
        onAsk={(parameter) => void store.findCurve(parameter)}
        onCancel={store.cancelCurve}
      />
      <NextCards
        next={next}
        cards={cards}
        hasOwnedCards={settings.owned.length > 0}
        years={settings.years}
        titleAs="h3"
      />
    </>
  )
}
