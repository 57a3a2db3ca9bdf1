import { Button, type ButtonProps } from '../../ui/button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Disabled until hydration: before that, the browser would submit the form itself, to no handler. */
export function SubmitButton({ disabled = false, className = 'w-full', ...props }: ButtonProps) {
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={disabled || !isHydrated} className={className} />
}
