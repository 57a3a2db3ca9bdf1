import { pagePaths } from '@cardsight/contract/paths'
import { type ComponentType, lazy, memo, useEffect } from 'react'
import { Link } from 'react-router'
import type { CardsById } from '../../features/wallet/cards-by-id.ts'
import { reviewSummary } from '../../features/wallet/review-summary.ts'
import { WalletDisclosure } from '../../features/wallet/wallet-disclosure.tsx'
import { cardsText } from '../../features/wallet/wallet-headline.ts'
import type { WalletCatalog } from '../../worker/wallet-cards.ts'
import { useIsPrinting } from '../dashboard/use-is-printing.ts'
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
const OwnedCardsReview = lazyPart((parts) => parts.OwnedCardsReview)
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
  const { answer, settings } = found
  const isPrinting = useIsPrinting()
  usePartsForPrinting()
  const onApproach = preloadWalletParts
  return (
    <div className="divide-y divide-hairline border-y border-hairline print:border-0">
      <WalletDisclosure title={`Why ${cardsText(answer.best.cards.length)}`} onApproach={onApproach}>
        <WhyThese {...{ answer, cards }} size={found.size} programs={catalog.programs} />
        <WhyNotCard key={found.id} catalog={catalog} cards={cards} ask={store.askWhyNot} />
      </WalletDisclosure>
      <WalletDisclosure title="Which card where" isPrinting={isPrinting} onApproach={onApproach}>
        <YearSheets wallet={answer.best} cards={cards} />
      </WalletDisclosure>
      {settings.owned.length > 0 && <Reviewed {...{ found, cards, store }} />}
      <WalletDisclosure title="What would change this" onApproach={onApproach}>
        <Changes {...{ catalog, cards, found, store }} />
      </WalletDisclosure>
      <WalletDisclosure title="Save or share" onApproach={onApproach}>
        <WalletExports found={found} cards={cards} />
      </WalletDisclosure>
      <p data-print="hide" className="py-3">
        <Link to={pagePaths.yourCards} className="text-link underline underline-offset-4">
          Keep your cards handy
        </Link>
        : see which one to use at any store, and what’s left to earn.
      </p>
    </div>
  )
})

/** A page can be printed before anything is opened, and then it's too late to load code. */
function usePartsForPrinting(): void {
  useEffect(() => {
    const timer = setTimeout(preloadWalletParts, LOAD_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
}

const LOAD_AFTER_MS = 1000

type PartProps = Omit<FoundWalletProps, 'catalog'>

function Reviewed({ found: { settings }, cards, store }: PartProps) {
  const reviews = useWalletState(store, (state) => state.reviews)
  return (
    <WalletDisclosure
      title="The cards you have"
      summary={reviews === null ? '' : reviewSummary(reviews)}
      onApproach={preloadWalletParts}
    >
      <OwnedCardsReview reviews={reviews} cards={cards} years={settings.years} />
    </WalletDisclosure>
  )
}

function Changes({ found, catalog, cards, store }: FoundWalletProps) {
  const { next, curve } = useChanges(store)
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

function useChanges(store: WalletStore) {
  const next = useWalletState(store, (state) => state.next)
  const curve = useWalletState(store, (state) => state.curve)
  return { next, curve }
}
