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

const themeStrokes = {
  system: 'M3 4h14v10H3zM7 17h6',
  light:
    'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 2v1M10 17v1M2 10h1M17 10h1M4 4l1 1M15 15l1 1M4 16l1-1M15 5l1-1',
  dark: 'M16 12A7 7 0 0 1 8 4a7 7 0 1 0 8 8z',
} as const

export function ThemeIcon({ theme }: { theme: keyof typeof themeStrokes }) {
  return (
    <Strokes className="size-4" strokeLinejoin="round">
      <path d={themeStrokes[theme]} />
    </Strokes>
  )
}
