import { Spinner } from '../../ui/spinner.tsx'
import { landingText } from './landing-text.ts'

/** Overlays the page at any scroll position; the old cards stay until the new ones are loaded. */
export function RunLoader() {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-40 flex animate-late justify-center">
      <Spinner label={landingText.working} className="panel bg-panel px-5 py-3 shadow-float" />
    </div>
  )
}
