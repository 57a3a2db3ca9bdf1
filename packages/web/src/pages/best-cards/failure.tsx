import { sentences } from '@cardsight/contract/sentences'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

export function Failure() {
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      role="alert"
      className="py-16"
      title={sentences.cardFetchFailure}
      action={
        <Button data-needs-script onClick={() => void revalidate()} busy={state === 'loading'}>
          Try again
        </Button>
      }
    />
  )
}
