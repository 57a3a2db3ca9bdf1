import type { ReactNode } from 'react'

/** Page background of the dashboard pages, inside the site layout. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page narrow:px-6 narrow:py-8">
      <div className="min-h-96 border-hairline bg-panel narrow:rounded-panel narrow:border">{children}</div>
    </div>
  )
}
