import type { Insights } from '@cardsight/contract/backtest'
import { pagePaths } from '@cardsight/contract/paths'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { breakdownText } from './breakdown-text.tsx'
import type { MerchantCorrections } from './merchant-category-field.tsx'
import { SpendingBehavior } from './spending-behavior.tsx'
import { SpendingPie } from './spending-pie.tsx'
import { type BreakdownTab, breakdownTabs } from './spending-rows.ts'

export type BreakdownView = 'pie' | 'behavior'

export type BreakdownProps = {
  insights: Insights
  /** Typed costs have no merchants and no dates: views that need them invite to share the spending instead. */
  isManual: boolean
  isCustomRange: boolean
  onInviteToShare: () => void
  view: BreakdownView
  onView: (view: BreakdownView) => void
  tab: BreakdownTab
  onTab: (tab: BreakdownTab) => void
  /** Left out if nothing can be corrected. */
  corrections?: MerchantCorrections
}

export function Breakdown({ insights, view, onView, ...props }: BreakdownProps) {
  const { isManual, onInviteToShare } = props
  const isPie = view === 'pie' || isManual
  const handleForward = isManual ? onInviteToShare : () => onView('behavior')
  return (
    <div className="isolate">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3>{isPie ? 'Where it goes' : 'Your spending over time'}</h3>
        {/* One button for both directions, so that the focus stays on it when the view changes. */}
        <Button
          variant="quiet"
          size="small"
          onClick={isPie ? handleForward : () => onView('pie')}
          data-print="hide"
          className="-mx-3"
        >
          {!isPie && <ArrowLeft aria-hidden="true" className="size-5" />}
          {isPie ? 'Spending over time' : 'Back to the breakdown'}
          {isPie && <ArrowRight aria-hidden="true" className="size-5" />}
        </Button>
      </div>
      <div className="mt-2">
        {isPie ? (
          <PieTabs insights={insights} {...props} />
        ) : (
          <SpendingBehavior stats={insights.spendingStats} />
        )}
      </div>
    </div>
  )
}

/** Explains why results have finer categories than the typed amounts. */
function HowShared() {
  return (
    <p className="mt-5 max-w-prose text-sm text-ink-soft">
      We split the amounts you typed the way average households do.{' '}
      <Link to={pagePaths.methodology}>How we rank</Link>
    </p>
  )
}

const tabNames: Readonly<Record<BreakdownTab, string>> = {
  category: breakdownText.category,
  merchants: breakdownText.topMerchants,
  recurring: breakdownText.recurring,
}

type PieTabsProps = Omit<BreakdownProps, 'view' | 'onView'>

function PieTabs({ insights, isManual, isCustomRange, tab, ...props }: PieTabsProps) {
  const { onInviteToShare, onTab, corrections } = props
  const choose = (value: string) => onTab(breakdownTabs.find((name) => name === value) ?? 'category')
  return (
    <Tabs
      value={isManual ? 'category' : tab}
      {...(isManual ? { activationMode: 'manual' } : { onValueChange: choose })}
    >
      <TabList aria-label="Breakdown" className="max-chart:grid max-chart:grid-cols-3 max-chart:after:hidden">
        {breakdownTabs.map((name) => (
          // Not on the tab's change: that fires on press, before the focus that the modal will restore.
          <Tab
            key={name}
            value={name}
            className="max-chart:px-1 max-chart:text-sm"
            {...(isManual && name !== 'category' && { 'aria-haspopup': 'dialog', onClick: onInviteToShare })}
          >
            {tabNames[name]}
          </Tab>
        ))}
      </TabList>
      {breakdownTabs.map((name) => (
        <TabPanel key={name} value={name}>
          <SpendingPie
            insights={insights}
            tab={name}
            isCustomRange={isCustomRange}
            corrections={corrections}
          />
        </TabPanel>
      ))}
      {isManual && <HowShared />}
    </Tabs>
  )
}
