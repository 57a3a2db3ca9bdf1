import { pagePaths } from '@cardsight/contract/paths'
import { CalendarDays, Download, Link2, Printer } from 'lucide-react'
import { useState } from 'react'
import { type CardsById, nameOf } from '../../../features/wallet/cards-by-id.ts'
import { toCsv } from '../../../features/wallet/csv.ts'
import { remindersOf } from '../../../features/wallet/reminders.ts'
import { toSharedQuery } from '../../../features/wallet/share-link.ts'
import { sheetTable } from '../../../features/wallet/usage-sheet.ts'
import { rowName } from '../../../features/wallet/usage-table.tsx'
import { WalletSection } from '../../../features/wallet/wallet-section.tsx'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { localToday } from '../browser-dashboard.ts'
import type { FoundAnswer } from './wallet-state.ts'

type WalletExportsProps = { found: FoundAnswer; cards: CardsById }

/** The wallet to take along: on paper, in a calendar, in a spreadsheet, as data, as a link. */
export function WalletExports({ found, cards }: WalletExportsProps) {
  const toast = useToast()
  const { answer, settings, spend } = found
  const saveCalendar = async () => {
    const { toCalendarFile } = await import('../../../features/wallet/calendar-file.ts')
    const reminders = remindersOf({ wallet: answer.best, cards, today: localToday(), nameOf: rowName })
    saveFile('cardsight-wallet.ics', 'text/calendar', toCalendarFile(reminders))
  }
  const save = (work: Promise<void>) =>
    work.catch(() => toast({ tone: 'bad', text: 'The file could not be made. Please try again.' }))
  const saveTable = () => {
    const table = sheetTable(answer.best, { rowName, cardName: (cardId) => nameOf(cards, cardId) })
    saveFile('cardsight-wallet.csv', 'text/csv', toCsv(table))
  }
  const saveData = () =>
    saveFile('cardsight-wallet.json', 'application/json', JSON.stringify({ settings, ...answer }, null, 2))
  return (
    <WalletSection title="Take it along">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4" /> Print
        </Button>
        <Button variant="secondary" size="small" onClick={() => void save(saveCalendar())}>
          <CalendarDays aria-hidden="true" className="size-4" /> Calendar reminders
        </Button>
        <Button variant="secondary" size="small" onClick={saveTable}>
          <Download aria-hidden="true" className="size-4" /> CSV
        </Button>
        <Button variant="secondary" size="small" onClick={saveData}>
          <Download aria-hidden="true" className="size-4" /> JSON
        </Button>
        {spend.kind === 'typed' && (
          <ShareButton query={toSharedQuery({ costs: spend.costs, settings })} key={found.id} />
        )}
      </div>
    </WalletSection>
  )
}

/** Where a page may not write to the clipboard, the link stands there to be copied by hand. */
function ShareButton({ query }: { query: string }) {
  const toast = useToast()
  const [shown, setShown] = useState<string | null>(null)
  const share = async () => {
    const address = `${window.location.origin}${pagePaths.wallet}?${query}`
    await navigator.clipboard.writeText(address).then(
      () =>
        toast({ tone: 'good', text: 'The link is copied. It holds your six totals and settings, no name.' }),
      () => setShown(address),
    )
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void share()}>
        <Link2 aria-hidden="true" className="size-4" /> Copy link
      </Button>
      {shown !== null && (
        <TextField
          className="w-full"
          label="Link to this wallet"
          hint="It holds your six totals and settings, no name."
          readOnly
          value={shown}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
