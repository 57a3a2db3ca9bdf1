import { type CardSummary, sentences } from '@cardsight/contract'
import { pitch } from '../../content/home.ts'
import { CardShelf } from './card-shelf.tsx'
import { FindButton } from './find-button.tsx'
import { HowItWorks } from './how-it-works.tsx'
import type { Ledger } from './ledger.ts'
import { LedgerPanel } from './ledger-panel.tsx'

type HomePageProps = { ledger: Ledger; cards: readonly CardSummary[] }

export function HomePage({ ledger, cards }: HomePageProps) {
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-10 px-4 py-12 narrow:px-6 narrow:py-16 menu:grid-cols-[1.2fr_1fr] menu:gap-16 menu:py-24">
        <div>
          <h1 className="text-3xl narrow:text-4xl">{sentences.maximizeYourRewards}</h1>
          <p className="mt-5 mb-8 max-w-text text-lg">{pitch}</p>
          <FindButton size="large" />
        </div>
        <LedgerPanel ledger={ledger} />
      </section>
      <HowItWorks />
      {cards.length > 0 && <CardShelf cards={cards} />}
    </>
  )
}
