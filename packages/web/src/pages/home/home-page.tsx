import { type Overview, pagePaths, sentences } from '@cardsight/contract'
import { pitch } from '../../content/home.ts'
import { LinkButton } from '../../ui/button.tsx'
import { CardShelf } from './card-shelf.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LedgerPanel } from './ledger-panel.tsx'

export function HomePage({ overview }: { overview: Overview | null }) {
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-10 px-4 py-12 narrow:px-6 narrow:py-16 menu:grid-cols-[1.2fr_1fr] menu:gap-16 menu:py-24">
        <div>
          <h1 className="text-3xl narrow:text-4xl">{sentences.maximizeYourRewards}</h1>
          <p className="mt-5 max-w-text text-lg">{pitch}</p>
          <FindButton className="mt-8" size="large" />
        </div>
        <LedgerPanel overview={overview} />
      </section>
      <HowItWorks action={<FindButton />} />
      {overview !== null && overview.catalog.cards.length > 0 && (
        <CardShelf cards={overview.catalog.cards} action={<FindButton />} />
      )}
    </>
  )
}

function FindButton({ className, size = 'medium' }: { className?: string; size?: 'medium' | 'large' }) {
  return (
    <LinkButton to={pagePaths.dashboard} size={size} {...(className !== undefined && { className })}>
      {sentences.findYourBestCardAndEarnMore}
    </LinkButton>
  )
}
