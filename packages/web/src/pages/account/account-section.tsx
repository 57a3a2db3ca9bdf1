import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { accountText } from './account-text.ts'
import type { Loaded } from './use-loaded.ts'

type AccountSectionProps = { id: string; title: string; note: ReactNode; children: ReactNode }

export function AccountSection({ id, title, note, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="grid gap-x-12 gap-y-5 border-t border-hairline px-4 py-8 narrow:px-0 menu:grid-cols-[18rem_minmax(0,1fr)]"
    >
      <header>
        <h2 id={`${id}-title`} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 max-w-text text-ink-soft">{note}</p>
      </header>
      <div className="min-w-0 max-w-text">{children}</div>
    </section>
  )
}

type WhenLoadedProps<Value> = {
  loaded: Loaded<Value>
  label: string
  onRetry: () => void
  children: (value: Value) => ReactNode
}

/** Loading and error states of a section. */
export function WhenLoaded<Value>({ loaded, label, onRetry, children }: WhenLoadedProps<Value>) {
  if (loaded.status === 'success') {
    return children(loaded.value)
  }
  if (loaded.status === 'pending') {
    return (
      <div role="status" aria-busy="true">
        <span className="sr-only">{label}</span>
        <SkeletonLines lines={3} />
      </div>
    )
  }
  return (
    <div role="alert">
      <p>{accountText.loadFailed}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
