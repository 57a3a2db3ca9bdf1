import { Button } from '../../ui/button.tsx'
import type { PurchasesInfo } from './view-props.ts'

/** What to know about the purchases, with a way to load them again. */
export function PurchasesNote({ note, retry, isLoading }: PurchasesInfo) {
  return (
    <div role="status" className="mb-4 max-w-text text-sm text-ink-soft empty:hidden">
      {note !== null && <p>{note}</p>}
      {retry !== null && (
        <Button size="small" variant="secondary" className="mt-2" busy={isLoading} onClick={retry}>
          {isLoading ? 'Loading…' : 'Try again'}
        </Button>
      )}
    </div>
  )
}
