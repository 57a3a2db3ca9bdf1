import type { ReactNode } from 'react'

/** Width of the dashboard pages, inside the site layout. No box: the pages have panels of their own. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page narrow:px-6 narrow:py-8">
      <div className="min-h-96">{children}</div>
    </div>
  )
}
