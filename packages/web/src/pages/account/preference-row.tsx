import type { ReactNode } from 'react'

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
