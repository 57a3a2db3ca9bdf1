import type { ComponentProps } from 'react'

/** A choice in one press. */
export function Chip(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="min-h-11 rounded-full border border-rule bg-panel px-4 py-2 text-left font-medium hover:border-ink narrow:min-h-9 narrow:py-1"
    />
  )
}
