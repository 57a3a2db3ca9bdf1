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
  system: 'M3 4h14v9.500H3zM7 17h6M10 13.500V17',
  light:
    'M10 6.750a3.250 3.250 0 1 0 0 6.500 3.250 3.250 0 0 0 0-6.500zM10 2v1.500M10 16.500V18M2 10h1.500M16.500 10H18M4.300 4.300l1.100 1.100M14.600 14.600l1.100 1.100M4.300 15.700l1.100-1.100M14.600 5.400l1.100-1.100',
  dark: 'M16.500 12A7 7 0 0 1 8 3.500a7 7 0 1 0 8.500 8.500z',
} as const

export function ThemeIcon({ theme }: { theme: keyof typeof themeStrokes }) {
  return (
    <Strokes className="size-4" strokeLinejoin="round">
      <path d={themeStrokes[theme]} />
    </Strokes>
  )
}
