import { GuardedOutlet } from '../layout/guarded-outlet.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'

export default function SiteRoute() {
  return (
    <SiteLayout>
      <GuardedOutlet />
    </SiteLayout>
  )
}
