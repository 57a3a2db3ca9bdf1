import { toCsv } from '@cardsight/contract/csv'
import { pagePaths } from '@cardsight/contract/paths'
import { CalendarDays, Download, Link2, Printer } from 'lucide-react'
import { useState } from 'react'
import { type CardsById, nameOf } from '../features/wallet/cards-by-id.ts'
import { remindersOf } from '../features/wallet/reminders.ts'
import { sheetTable } from '../features/wallet/usage-sheet.ts'
import { localToday } from '../lib/format-date.ts'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { useToast } from '../ui/toast.tsx'
import { toSharedQuery } from './share-link.ts'
import type { FoundAnswer } from './wallet-state.ts'

type WalletExportsProps = { found: FoundAnswer; cards: CardsById }

/** Prints the wallet, saves it as calendar, CSV or JSON file, or copies a link to it. */
export function WalletExports({ found, cards }: WalletExportsProps) {
  const toast = useToast()
  const { answer, settings, spend } = found
  const saveCalendar = async () => {
    const { toCalendarFile } = await import('../lib/calendar-file.ts')
    const reminders = remindersOf({ wallet: answer.best, cards, today: localToday() })
    saveFile('cardsight-wallet.ics', 'text/calendar', toCalendarFile(reminders))
  }
  const reportFailure = (saving: Promise<void>) =>
    saving.catch(() => toast({ tone: 'bad', text: 'We couldn’t create the file. Please try again.' }))
  const saveTable = () => {
    const table = sheetTable(answer.best, (cardId) => nameOf(cards, cardId))
    saveFile('cardsight-wallet.csv', 'text/csv', toCsv(table))
  }
  const saveData = () => {
    // The file keeps the key `held`, which other programs may read.
    const { owned: held, ...others } = settings
    const data = { settings: { held, ...others }, ...answer }
    saveFile('cardsight-wallet.json', 'application/json', JSON.stringify(data, null, 2))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" /> Print
      </Button>
      <Button variant="secondary" size="small" onClick={() => void reportFailure(saveCalendar())}>
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
  )
}

/** Shows the link in a text field if the browser doesn't allow writing to the clipboard. */
function ShareButton({ query }: { query: string }) {
  const toast = useToast()
  const [shown, setShown] = useState<string | null>(null)
  const share = async () => {
    const url = `${window.location.origin}${pagePaths.wallet}?${query}`
    await navigator.clipboard.writeText(url).then(
      () =>
        toast({
          tone: 'good',
          text: 'Link copied. It contains your six totals, settings and assumptions, but not your name.',
        }),
      () => setShown(url),
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
          hint="It contains your six totals, settings and assumptions, but not your name."
          readOnly
          value={shown}
          onFocus={({ target }) => target.select()}
        />
      )}
    </>
  )
}
