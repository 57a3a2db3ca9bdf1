import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'

type SearchProgressProps = { label: string; progress: number; onCancel: () => void }

/** Fades in late, because many searches finish right away. It has a place of its own, so that nothing moves. */
export function SearchProgress({ label, progress, onCancel }: SearchProgressProps) {
  return (
    <div className="flex min-w-0 max-w-96 flex-1 animate-late flex-wrap items-end gap-x-4 gap-y-2">
      <ProgressBar
        label={label}
        value={Math.round(progress * 100)}
        className="min-w-0 flex-1 basis-32 [&_span:first-child]:truncate"
      />
      <Button variant="secondary" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

type SearchFailureProps = { text: string; onRetry: () => void }

export function SearchFailure({ text, onRetry }: SearchFailureProps) {
  return (
    <div role="alert" className="mb-6">
      <p className="font-medium text-brick">{text}</p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** `previous` names what is still on the screen, if anything is. */
type SearchCanceledProps = { previous: string | null; onRetry: () => void }

export function SearchCanceled({ previous, onRetry }: SearchCanceledProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="font-medium">
        Search canceled.{previous !== null && ` Showing your previous ${previous}.`}
      </p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        Search again
      </Button>
    </div>
  )
}
