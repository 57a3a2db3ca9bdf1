import type { ComponentProps } from 'react'

/** An action inside a sentence. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="font-medium text-link underline decoration-1 underline-offset-4 hover:decoration-2"
    />
  )
}
