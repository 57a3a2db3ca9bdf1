import { pagePaths } from '@cardsight/contract'
import { toCents, type WalletAnswer } from '@cardsight/engine'
import { CalendarDays, Download, Link2, Printer } from 'lucide-react'
import { toCsv } from '../../../features/wallet/csv.ts'
import { remindersOf } from '../../../features/wallet/reminders.ts'
import { toSharedQuery } from '../../../features/wallet/share-link.ts'
import type { SheetRow } from '../../../features/wallet/usage-sheet.ts'
import { rowName } from '../../../features/wallet/usage-table.tsx'
import type { CardsById } from '../../../features/wallet/wallet-verdict.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { localToday } from '../browser-dashboard.ts'
import type { WalletState } from './wallet-store.ts'

type WalletExportsProps = {
  state: WalletState
  answer: WalletAnswer
  rows: readonly SheetRow[]
  cards: CardsById
}

/** The wallet to take along: on paper, in a calendar, in a spreadsheet, as data, as a link. */
export function WalletExports({ state: { spend, settings }, answer, rows, cards }: WalletExportsProps) {
  const toast = useToast()
  const nameOf = (cardId: string) => cards.get(cardId)?.name ?? cardId
  const saveCalendar = async () => {
    const { toCalendarFile } = await import('../../../features/wallet/calendar-file.ts')
    const reminders = remindersOf({ wallet: answer.best, rows, cards, today: localToday(), nameOf: rowName })
    saveFile('cardsight-wallet.ics', 'text/calendar', toCalendarFile(reminders))
  }
  const saveTable = () => saveFile('cardsight-wallet.csv', 'text/csv', toCsv(tableOf(rows, nameOf)))
  const saveData = () =>
    saveFile('cardsight-wallet.json', 'application/json', JSON.stringify({ settings, ...answer }, null, 2))
  const share = async () => {
    if (spend?.kind === 'typed') {
      const address = `${window.location.origin}${pagePaths.wallet}?${toSharedQuery({ costs: spend.costs, settings })}`
      await navigator.clipboard.writeText(address).then(
        () =>
          toast({
            tone: 'good',
            text: 'The link is copied. It holds your six totals and settings, no name.',
          }),
        () => toast({ tone: 'bad', text: 'This browser does not let a page copy. The link was not copied.' }),
      )
    }
  }
  return (
    <div data-print="hide" className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" /> Print
      </Button>
      <Button variant="secondary" size="small" onClick={() => void saveCalendar()}>
        <CalendarDays aria-hidden="true" className="size-4" /> Calendar reminders
      </Button>
      <Button variant="secondary" size="small" onClick={saveTable}>
        <Download aria-hidden="true" className="size-4" /> CSV
      </Button>
      <Button variant="secondary" size="small" onClick={saveData}>
        <Download aria-hidden="true" className="size-4" /> JSON
      </Button>
      {spend?.kind === 'typed' && (
        <Button variant="secondary" size="small" onClick={() => void share()}>
          <Link2 aria-hidden="true" className="size-4" /> Copy link
        </Button>
      )}
    </div>
  )
}

function tableOf(rows: readonly SheetRow[], nameOf: (cardId: string) => string) {
  const lines = rows.flatMap((row) =>
    row.phases.map(({ from, to, cardId, cents }) => [
      rowName(row),
      nameOf(cardId),
      monthOf(from),
      monthOf(to),
      toCents(cents) / 100,
    ]),
  )
  return [['For', 'Card', 'From', 'To', 'Dollars'], ...lines]
}

/** `2026 × 12 + 7` → `2026-08`. */
function monthOf(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
