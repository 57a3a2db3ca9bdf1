import type { Assignment, Wallet } from '@cardsight/engine/wallet'
import { useMemo } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx'
import { AssignmentChart } from './assignment-chart.tsx'
import { type CardsById, spendingForBonus } from './cards-by-id.ts'
import { ReachedCaps } from './reached-caps.tsx'
import { usageSheet } from './usage-sheet.ts'
import { UsageTable } from './usage-table.tsx'
import { yearName } from './year-name.ts'

type YearSheetsProps = { wallet: Wallet; cards: CardsById }

const tabNames = {
  first: 'First year',
  second: 'Second year',
  third: 'Third year',
  later: 'Later years',
} as const

/** How to use the wallet: the first year, and later years if they differ because bonuses end or terms change. */
export function YearSheets({ wallet, cards }: YearSheetsProps) {
  const isOneSheet = useMemo(() => areAlike(wallet), [wallet])
  if (isOneSheet) {
    return <Sheet year={1} {...{ wallet, cards }} />
  }
  const sheets = wallet.yearGroups.map((group) => ({ year: group.year, name: yearName(group, wallet) }))
  return (
    <Tabs defaultValue="first">
      <TabList aria-label="Year">
        {sheets.map(({ name }) => (
          <Tab key={name} value={name}>
            {tabNames[name]}
          </Tab>
        ))}
      </TabList>
      {sheets.map(({ year, name }) => (
        <TabPanel key={name} value={name}>
          <Sheet {...{ year, wallet, cards }} />
        </TabPanel>
      ))}
    </Tabs>
  )
}

function areAlike(wallet: Wallet): boolean {
  return new Set(wallet.yearGroups.map(({ year }) => JSON.stringify(usageSheet(wallet, year)))).size < 2
}

function Sheet({ wallet, year, cards }: YearSheetsProps & { year: Assignment['year'] }) {
  const rows = useMemo(() => usageSheet(wallet, year), [wallet, year])
  const isForBonus = year === 1 && wallet.cards.some((card) => spendingForBonus(card).length > 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <div>
        <UsageTable rows={rows} cards={cards} isForBonus={isForBonus} />
        <div className="mt-3">
          <ReachedCaps {...{ wallet, year, cards }} />
        </div>
      </div>
      <AssignmentChart {...{ wallet, year, cards }} />
    </div>
  )
}
