import { defaultProfile, type Profile } from '@cardsight/contract/profile'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { CardFace } from '../../packages/web/src/cards/card-face.tsx'
import { ProfilePanel } from '../../packages/web/src/features/profile/profile-panel.tsx'
import { formatMoney } from '../../packages/web/src/lib/format-money.ts'
import { Badge } from '../../packages/web/src/ui/badge.tsx'
import { Button } from '../../packages/web/src/ui/button.tsx'
import { Carousel } from '../../packages/web/src/ui/carousel.tsx'
import { EmptyState } from '../../packages/web/src/ui/empty-state.tsx'
import { ProgressBar } from '../../packages/web/src/ui/progress-bar.tsx'
import { Skeleton, SkeletonLines, Spinner } from '../../packages/web/src/ui/skeleton.tsx'
import { Cell, HeadCell, Row, RowHead, Table, TotalRow } from '../../packages/web/src/ui/table.tsx'
import { ToastProvider } from '../../packages/web/src/ui/toast.tsx'
import { ActionsSection } from './actions-section.tsx'
import { ChartsSection } from './charts-section.tsx'
import { FloatingSection } from './floating-section.tsx'
import { ChoicesSection, FormsSection } from './forms-section.tsx'
import { sampleCards, sampleProfileOptions } from './sample.ts'
import { Section, Specimen } from './specimen.tsx'
import { TokensSection } from './tokens-section.tsx'

const entries = [
  { name: 'Reward from transactions', amount: 642.18 },
  { name: 'Intro bonus', amount: 200 },
  { name: 'Annual fee, for a card with a name that takes more than one line', amount: -95 },
]

function TablesSection() {
  const [descending, setDescending] = useState(true)
  const sorted = entries.toSorted((one, other) => (one.amount - other.amount) * (descending ? -1 : 1))
  return (
    <Section
      folio={7}
      title="Tables"
      note="Figures right-aligned, decimals in line, losses always with a sign. Sample figures."
    >
      <Specimen name="Table with a total">
        <Table caption="Everyday Cash, one year">
          <thead>
            <tr>
              <HeadCell>Entry</HeadCell>
              <HeadCell
                numeric
                sort={descending ? 'descending' : 'ascending'}
                onSort={() => setDescending(!descending)}
              >
                Amount
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ name, amount }) => (
              <Row key={name}>
                <RowHead>{name}</RowHead>
                <Cell numeric>{formatMoney(amount)}</Cell>
              </Row>
            ))}
          </tbody>
          <tfoot>
            <TotalRow>
              <RowHead>Total reward</RowHead>
              {/* 642.18 + 200 - 95 */}
              <Cell numeric>{formatMoney(747.18)}</Cell>
            </TotalRow>
          </tfoot>
        </Table>
      </Specimen>
    </Section>
  )
}

const flyer: Profile = {
  ...defaultProfile,
  credit: 'excellent',
  points: 'own',
  programs: { 'delta-skymiles': 1200, 'key-rewards': null },
  pointValues: { 'chase-ultimate-rewards': 150 },
  memberships: ['costco', 'sams-club-plus'],
  credits: ['uber-cash'],
  rent: 1500,
  debt: { balance: 5000, payment: 250 },
}

function ProfileSection() {
  const [first, setFirst] = useState(defaultProfile)
  const [second, setSecond] = useState(flyer)
  return (
    <Section
      folio={10}
      title="Profile"
      note="One line says what we assume. It expands in place, and every answer applies at once."
    >
      <Specimen name="Profile panel, defaults">
        <ProfilePanel profile={first} options={sampleProfileOptions} onChange={setFirst} />
      </Specimen>
      <Specimen name="Profile panel, many answers, busy">
        <ProfilePanel profile={second} options={sampleProfileOptions} onChange={setSecond} isBusy />
      </Specimen>
      <Specimen name="Profile panel, in a sidebar" className="max-w-80">
        <ProfilePanel profile={second} options={sampleProfileOptions} onChange={setSecond} />
      </Specimen>
    </Section>
  )
}

export function StyleguidePage() {
  return (
    <ToastProvider>
      <div className="mx-auto max-w-page px-4 pb-16 narrow:px-8">
        <header className="py-14">
          <p className="ledger-label text-ink-soft">Cardsight</p>
          <h1 className="narrow:text-4xl">Style guide</h1>
          <p className="mt-4 max-w-text text-lg text-ink-soft">Every component in every state.</p>
        </header>
        <TokensSection />
        <ActionsSection />
        <FormsSection />
        <ChoicesSection />
        <FloatingSection />
        <WaitingSection />
        <TablesSection />
        <ChartsSection />
        <CardsSection />
        <ProfileSection />
      </div>
    </ToastProvider>
  )
}

function WaitingSection() {
  return (
    <Section
      folio={6}
      title="Loading and empty"
      note="Skeletons have the size of the content to come. A spinner shows only after 300 ms."
    >
      <Specimen name="Skeleton" className="grid gap-6 chart:grid-cols-[10rem_1fr]">
        <Skeleton className="aspect-[85.6/54] w-40 rounded-control" />
        <SkeletonLines lines={4} />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Reading your spending" />
      </Specimen>
      <Specimen name="Progress bar" className="grid gap-5">
        <ProgressBar label="Not started" value={0} />
        <ProgressBar label="Cards tested" value={64} max={152} valueText="64 of 152" />
        <ProgressBar label="Done" value={100} />
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState title="No cards found" action={<Button variant="secondary">Reset filters</Button>}>
          No card matches all of your filters. Try removing some.
        </EmptyState>
      </Specimen>
    </Section>
  )
}

function CardsSection() {
  return (
    <Section
      folio={9}
      title="Card faces"
      note="Our own drawings: face of the issuer, a pattern for the kind, the network as text. Made-up cards."
    >
      <Specimen name="Kinds and long names">
        <ul className="grid list-none gap-5 chart:grid-cols-2 wide:grid-cols-3">
          {sampleCards.map((card) => (
            <li key={card.name}>
              <CardFace {...card} />
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Carousel, one in view">
        <Carousel label="Recommended cards">
          {sampleCards.slice(0, 3).map((card, index) => (
            <Slide key={card.name} card={card} isPick={index === 0} />
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="Carousel, three from 1300 px, two from 991 px">
        <Carousel label="Cards by category" perView="cards">
          {sampleCards.slice(0, 5).map((card) => (
            <CardFace key={card.name} {...card} />
          ))}
        </Carousel>
      </Specimen>
    </Section>
  )
}

function Slide({ card, isPick }: { card: (typeof sampleCards)[number]; isPick: boolean }) {
  return (
    <div className="grid items-center gap-5 chart:grid-cols-[12rem_1fr]">
      <CardFace {...card} decorative className="max-w-72" />
      <div>
        {isPick && (
          <Badge variant="pick">
            <Star aria-hidden="true" fill="currentColor" /> Our pick
          </Badge>
        )}
        <p className="mt-2 font-serif text-xl font-medium">{card.name}</p>
        <p className="text-ink-soft">would have earned</p>
        <p className="figures font-serif text-3xl font-semibold">$747.18</p>
      </div>
    </div>
  )
}
