import type { Projection } from '@cardsight/contract/backtest'
import type { CardResult } from '@cardsight/contract/runs'
import { ApplyLink, ApplyTerms } from '../../cards/apply-link.tsx'
import { readAprPair } from '../../cards/card-facts.ts'
import { DetailLines, Features, Notes, OtherRewards, RewardLines } from '../../cards/card-features.tsx'
import { FactsSource, QuickTake } from '../../cards/card-terms.tsx'
import { RewardBars } from '../../cards/reward-bars.tsx'
import { VariantLinks } from '../../cards/variant-links.tsx'
import type { WhyFocus } from '../../cards/why-figure.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'

export type CardDetailsModalProps = {
  /** Open while there is a card. */
  card: CardResult | null
  onClose: () => void
  projection: Projection
  onWhy?: ((focus: WhyFocus) => void) | undefined
}

export function CardDetailsModal({ card, onClose, projection, onWhy }: CardDetailsModalProps) {
  return (
    <Modal
      open={card !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={card?.name ?? ''}
      description={card?.shortDescription}
      width={820}
      footer={
        card && (
          <>
            <ApplyTerms {...card} className="min-w-0 flex-1 basis-72" />
            <ApplyLink card={card} />
          </>
        )
      }
    >
      {card && <Details card={card} projection={projection} onWhy={onWhy} />}
    </Modal>
  )
}

type DetailsProps = { card: CardResult; projection: Projection; onWhy: CardDetailsModalProps['onWhy'] }

function Details({ card, projection, onWhy }: DetailsProps) {
  return (
    <>
      <VariantLinks variants={card.variants} className="mb-3" />
      <Tabs defaultValue="category">
        <TabList aria-label={`Details of ${card.name}`}>
          <Tab value="category">Category & Features</Tab>
          <Tab value="details">Card Details</Tab>
          <Tab value="apr">APR</Tab>
        </TabList>
        <TabPanel value="category" className="grid gap-6">
          <h3 className="sr-only">Category & Features</h3>
          {projection !== '1' && <p className="font-semibold">{projection}-Year Projection</p>}
          <RewardBars stat={card.stat} onWhy={onWhy} hasLines />
          <Features card={card} />
          <RewardLines card={card} />
          <OtherRewards card={card} />
        </TabPanel>
        <TabPanel value="details" className="grid gap-6">
          <h3 className="sr-only">Card Details</h3>
          <QuickTake card={card} />
          <Notes card={card} />
          <DetailLines card={card} />
        </TabPanel>
        <TabPanel value="apr">
          <h3 className="sr-only">APR</h3>
          <AprTable card={card} />
        </TabPanel>
      </Tabs>
      <FactsSource card={card} isDated={false} className="mt-6 border-t border-hairline pt-4" />
    </>
  )
}

function AprTable({ card }: { card: CardResult }) {
  const { intro, regular } = readAprPair(card.APR)
  return (
    <>
      <dl>
        {[
          { label: 'Intro APR', rate: intro },
          { label: 'Regular APR', rate: regular },
        ].map(({ label, rate }) => (
          <div
            key={label}
            className="grid gap-x-4 border-t border-hairline py-3 first:border-t-0 chart:grid-cols-[1fr_2fr]"
          >
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures">{rate}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-text text-sm text-ink-soft">
        We assume you pay in full each month. Interest isn’t included.
      </p>
    </>
  )
}
