import type { Assignment, Wallet } from '@cardsight/engine/wallet'
import { useMemo } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AssignmentChart } from './assignment-chart.tsx'
import { type CardsById, spendingForBonus } from './cards-by-id.ts'
import { ReachedCaps } from './reached-caps.tsx'
import { usageSheet } from './usage-sheet.ts'
import { UsageTable } from './usage-table.tsx'

type YearSheetsProps = { wallet: Wallet; cards: CardsById }

/** How to use the wallet: the first year, and later years if they differ because bonuses end. */
export function YearSheets({ wallet, cards }: YearSheetsProps) {
  const isOneSheet = useMemo(() => wallet.years === 1 || isAlike(wallet), [wallet])
  if (isOneSheet) {
    return <Sheet year="first" {...{ wallet, cards }} />
  }
  return (
    <Tabs defaultValue="first">
      <TabList aria-label="Year">
        <Tab value="first">First year</Tab>
        <Tab value="later">Later years</Tab>
      </TabList>
      <TabPanel value="first">
        <Sheet year="first" {...{ wallet, cards }} />
      </TabPanel>
      <TabPanel value="later">
        <Sheet year="later" {...{ wallet, cards }} />
      </TabPanel>
    </Tabs>
  )
}

function isAlike(wallet: Wallet): boolean {
  return JSON.stringify(usageSheet(wallet, 'first')) === JSON.stringify(usageSheet(wallet, 'later'))
}

function Sheet({ wallet, year, cards }: YearSheetsProps & { year: Assignment['year'] }) {
  const rows = useMemo(() => usageSheet(wallet, year), [wallet, year])
  const isForBonus = year === 'first' && wallet.cards.some((card) => spendingForBonus(card).length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <AssignmentChart {...{ wallet, year, cards }} />
      <div>
        <UsageTable rows={rows} cards={cards} isForBonus={isForBonus} />
        <div className="mt-3">
          <ReachedCaps {...{ wallet, year, cards }} />
        </div>
      </div>
    </div>
  )
}
