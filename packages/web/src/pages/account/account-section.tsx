import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { accountText } from './account-text.ts'

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
  query: UseQueryResult<Value>
  /** As high as what most people have here, at each width. */
  reserve: string
  children: (value: Value) => ReactNode
}

/** What a section is about, placeholders for it, or why it's missing. */
export function WhenLoaded<Value>({ query, reserve, children }: WhenLoadedProps<Value>) {
  if (query.data !== undefined) {
    return children(query.data)
  }
  if (!query.isFetched) {
    return (
      <div aria-busy="true" className={`overflow-hidden ${reserve}`}>
        <SkeletonLines lines={12} />
      </div>
    )
  }
  return (
    <div role="alert">
      <p>{accountText.loadFailed}</p>
      <Button
        variant="secondary"
        className="mt-3"
        busy={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Try again
      </Button>
    </div>
  )
}

type PreferenceRowProps = { name: string; action: ReactNode; children: ReactNode }

/** One line of a list of settings: its name, its state, and what you can do about it. */
export function PreferenceRow({ name, action, children }: PreferenceRowProps) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3 py-4">
      <dt className="text-ink-soft max-narrow:w-full narrow:w-36">{name}</dt>
      <dd className="min-w-0 flex-1 basis-60">{children}</dd>
      {action !== null && <dd>{action}</dd>}
    </div>
  )
}
