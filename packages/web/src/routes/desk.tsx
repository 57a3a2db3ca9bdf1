import { DashboardLayout } from '../layout/dashboard-layout.tsx'
import { GuardedOutlet } from '../layout/guarded-outlet.tsx'

export default function DeskRoute() {
  return (
    <DashboardLayout>
      <GuardedOutlet />
    </DashboardLayout>
  )
}
