import { pagePaths } from '@cardsight/contract/paths'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'

/** Shown until the first answer of the worker. */
export function AnswerWaiting({ text }: { text: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">{text}</p>
      <SkeletonLines lines={6} />
    </div>
  )
}

export function AnswerFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{text}</p>
      <Button className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Two ways to get purchases: linking and importing. */
export function PurchaseLinks() {
  return (
    <>
      <Link to={pagePaths.dashboard} discover="none">
        Link your accounts
      </Link>{' '}
      or{' '}
      <Link to={pagePaths.statements} discover="none">
        import statements
      </Link>
    </>
  )
}
