import type { ComponentProps } from 'react'

// Drawn here, not imported from the icon library: its base alone would take a tenth of the layout's size budget.
function Strokes(props: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      {...props}
    />
  )
}

export function ChevronIcon({ className }: { className: string }) {
  return (
    <Strokes className={className}>
      <path d="m5 7.5 5 5 5-5" />
    </Strokes>
  )
}

export function MenuIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <Strokes className="size-5">
      <path d={isOpen ? 'm5 5 10 10M15 5 5 15' : 'M3 5.5h14M3 10h14M3 14.500h14'} />
    </Strokes>
  )
}
