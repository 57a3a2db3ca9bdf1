import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Section, Specimen } from './specimen.tsx'

export function WaitingSection() {
  return (
    <Section
      folio={6}
      title="Loading and empty"
      note="Skeletons have the size of the content to come. A spinner shows only after 300 ms."
    >
      <Specimen name="Skeleton" className="grid gap-6 chart:grid-cols-[10rem_1fr]">
        <Skeleton className="aspect-[85.6/54] w-40 rounded-control" />
        <SkeletonLines lines={4} />
      </Specimen>
      <Specimen name="Spinner">
        <Spinner label="Reading your spending" />
      </Specimen>
      <Specimen name="Progress bar" className="grid gap-5">
        <ProgressBar label="Not started" value={0} />
        <ProgressBar label="Cards tested" value={64} max={152} valueText="64 of 152" />
        <ProgressBar label="Done" value={100} />
      </Specimen>
      <Specimen name="Empty state">
        <EmptyState title="No cards found" action={<Button variant="secondary">Reset filters</Button>}>
          No card matches all of your filters. Try removing some.
        </EmptyState>
      </Specimen>
    </Section>
  )
}
