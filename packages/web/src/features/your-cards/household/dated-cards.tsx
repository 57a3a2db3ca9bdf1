import { X } from 'lucide-react'
import { CardFace } from '../../../cards/card-face.tsx'
import { faceOf } from '../../../cards/face-of.ts'
import { Button } from '../../../ui/button.tsx'
import type { WalletCardInfo } from '../../../worker/wallet-cards.ts'
import { MonthField } from './month-field.tsx'

export type DatedRow = Readonly<{
  key: string
  info: WalletCardInfo
  /** What the person calls the card. */
  name: string
  opened: string | null
}>

type DatedCardsProps = {
  label: string
  rows: readonly DatedRow[]
  latest: string
  onOpened: (key: string, opened: string | null) => void
  onRemove?: (key: string) => void
}

/** Cards with the months in which they were opened. */
export function DatedCards({ label, rows, latest, onOpened, onRemove }: DatedCardsProps) {
  return (
    <ul aria-label={label} className="divide-y divide-hairline">
      {rows.map(({ key, info, name, opened }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
          <span className="w-12 shrink-0">
            <CardFace {...faceOf(info)} decorative />
          </span>
          <span className="min-w-0 flex-1 basis-40">{name}</span>
          <span className="flex items-center gap-1">
            <MonthField
              label={`${name} opened`}
              value={opened}
              latest={latest}
              onValue={(month) => onOpened(key, month)}
            />
            {onRemove !== undefined && (
              <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={() => onRemove(key)}>
                <X aria-hidden="true" className="size-5" />
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
