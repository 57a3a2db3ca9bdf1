import { X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { DollarsField } from './dollars-field.tsx'

type UsedProgramProps = {
  name: string
  /** Dollars a year; null if not stated. */
  dollars: number | null
  onDollars: (dollars: number | null) => void
  onRemove: () => void
}

/** A program the person uses: its name, what they spend there in a year, and a button that removes it. */
export function UsedProgram({ name, dollars, onDollars, onRemove }: UsedProgramProps) {
  return (
    <li className="flex items-end gap-1">
      <DollarsField
        label={
          <>
            {name}
            <span className="sr-only"> spending a year</span>
          </>
        }
        placeholder="Per year, optional"
        dollars={dollars}
        onDollars={onDollars}
        className="flex-1"
      />
      <span className="flex h-11 items-center">
        <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </span>
    </li>
  )
}
