import { Outlet } from 'react-router'

/** Width of the pages that calculate, inside the site layout. No box: the pages have panels of their own. */
export default function ToolsLayout() {
  return (
    <div className="mx-auto max-w-page narrow:px-6 narrow:py-8">
      <div className="min-h-96">
        <Outlet />
      </div>
    </div>
  )
}
