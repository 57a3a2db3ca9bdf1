import { Outlet } from 'react-router'
import { DashboardLayout } from '../layout/dashboard-layout.tsx'

export default function DeskRoute() {
  return (
    <DashboardLayout>
      <Outlet />
    </DashboardLayout>
  )
}
