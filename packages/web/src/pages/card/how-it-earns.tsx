import type { CardReport } from '@cardsight/contract/schemas'
import type { ReactNode } from 'react'
import { PageSection } from './page-section.tsx'

/** Earn rates, caps and calendars, as described by the catalog. */
export function HowItEarns({ report: { card } }: { report: CardReport }) {
  const besides = card.rewardRateGeneralDetail
  if (card.rewardDetail.length === 0) {
    return (
      <PageSection id="earns" title="How it earns">
        <p>No rewards on purchases.</p>
      </PageSection>
    )
  }
  return (
    <PageSection
      id="earns"
      title="How it earns"
      lead="If several rates match a purchase, the best one applies; rates add up only if a line says “on top”."
    >
      <div className="grid gap-x-12 gap-y-8 menu:grid-cols-2">
        <List title="Earn rates">{card.rewardDetail.map(toItem)}</List>
        {besides.length > 0 && <List title="Quarters and points">{besides.map(toItem)}</List>}
      </div>
    </PageSection>
  )
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3>{title}</h3>
      <ul className="mt-2 list-none border-b border-hairline">{children}</ul>
    </div>
  )
}

function toItem(line: string) {
  return (
    <li key={line} className="border-t border-hairline py-2.5">
      {line}
    </li>
  )
}
