import { costNames } from '@cardsight/contract/costs'
import { pagePaths } from '@cardsight/contract/paths'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ManualInfoModal } from '../../features/linking/linking-modals.tsx'
import { type CategoryRow, otherLast } from '../../features/purchases/month-totals.ts'
import { CategoryList, CategoryRing } from '../../features/purchases/where-it-goes.tsx'
import { type Costs, toMonthlyCosts, totalOfCosts, typicalCosts } from '../../features/spending-form/costs.ts'
import { formatDollars } from '../../lib/format-money.ts'
import { useSessionState } from '../../session/session-context.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'

/** The amounts that the person typed. They have no merchants and no dates, so those tabs open the invitation to link. */
export function TypedSpending({ costs }: { costs: Costs }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 menu:grid-cols-[minmax(0,1fr)_22.5rem] wide:grid-cols-[minmax(0,1fr)_25.5rem]">
      <div className="min-w-0">
        <h1 className="text-2xl">Your monthly spending</h1>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <p className="figures font-serif text-4xl font-semibold">{formatDollars(totalOfCosts(costs))}</p>
          <p className="pb-1 text-sm text-ink-soft">
            {comparedWithTypical(totalOfCosts(costs) - totalOfCosts(typicalCosts))}{' '}
            <Link to={pagePaths.dashboard} className="text-link underline underline-offset-4">
              Edit amounts
            </Link>
          </p>
        </div>
        <Categories rows={rowsOf(costs)} />
      </div>
      <ShowPurchases />
    </div>
  )
}

function comparedWithTypical(moreDollars: number): string {
  if (moreDollars === 0) {
    return 'Same as a typical U.S. household.'
  }
  return `${formatDollars(Math.abs(moreDollars))} ${moreDollars > 0 ? 'more' : 'less'} than a typical U.S. household.`
}

function rowsOf(costs: Costs): CategoryRow[] {
  const monthly = toMonthlyCosts(costs)
  const total = totalOfCosts(costs)
  return costNames
    .filter((name) => monthly[name] > 0)
    .map((key) => ({ key, cents: 100 * monthly[key], share: monthly[key] / total, changeCents: null }))
    .sort(otherLast)
}

function Categories({ rows }: { rows: readonly CategoryRow[] }) {
  const { status } = useSessionState()
  const navigate = useNavigate()
  const [isInviting, setIsInviting] = useState(false)
  const inviting = { 'aria-haspopup': 'dialog', onClick: () => setIsInviting(true) } as const
  return (
    <section aria-labelledby="where-it-goes" className="mt-8">
      <h2 id="where-it-goes" className="text-xl">
        Where it goes
      </h2>
      <Tabs value="category" activationMode="manual" className="mt-3">
        <TabList aria-label="Group by">
          <Tab value="category" className="px-2! text-sm">
            Category
          </Tab>
          <Tab value="merchants" className="px-2! text-sm" {...inviting}>
            Top Merchants
          </Tab>
          <Tab value="recurring" className="px-2! text-sm" {...inviting}>
            Recurring Expenses
          </Tab>
        </TabList>
        <TabPanel value="category">
          <CategoryRing rows={rows} average={null} />
          <CategoryList rows={rows} />
        </TabPanel>
      </Tabs>
      <ManualInfoModal
        open={isInviting}
        onOpenChange={setIsInviting}
        onShare={() => void navigate(status === 'signed-in' ? pagePaths.dashboard : pagePaths.signIn)}
      />
    </section>
  )
}

function ShowPurchases() {
  return (
    <section aria-labelledby="show-purchases" className="self-start rounded-panel bg-evergreen-tint p-6">
      <h2 id="show-purchases" className="text-xl">
        See every purchase
      </h2>
      <p className="mt-1">
        Import files from your bank, or{' '}
        <Link to={pagePaths.dashboard} className="text-link underline underline-offset-4">
          link your accounts
        </Link>
        . You’ll see months, merchants and subscriptions, and what a better card would have earned.
      </p>
      <LinkButton to={pagePaths.statements} className="mt-4">
        Import statements
      </LinkButton>
    </section>
  )
}
