import type { Day } from '@cardsight/engine/dates'
import { Button } from '../../../ui/button.tsx'
import { activateQuarter } from '../card-edits.ts'
import type { EditCard } from '../use-card-edits.ts'

type MarkActivatedProps = { yourCardId: string; quarter: Day; onEdit: EditCard }

export function MarkActivated({ yourCardId, quarter, onEdit }: MarkActivatedProps) {
  const mark = () => onEdit(yourCardId, () => activateQuarter(quarter), 'Marked the quarter as activated.')
  return (
    <Button variant="secondary" size="small" onClick={mark}>
      Mark as activated
    </Button>
  )
}
