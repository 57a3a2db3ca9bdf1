import type { ReactNode } from 'react'
import { SiteLayout } from './site-layout.tsx'

/** The frame of the working pages: the content lies on one wide sheet. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <SiteLayout>
      <div className="mx-auto max-w-page narrow:px-6 narrow:py-8">
        <div className="min-h-96 border-hairline bg-panel narrow:rounded-panel narrow:border">{children}</div>
      </div>
    </SiteLayout>
  )
}
