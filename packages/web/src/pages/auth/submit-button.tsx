import { Button, type ButtonProps } from '../../ui/button.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Waits for React: pressed before that, the form would be sent the browser's way, to nobody. */
export function SubmitButton({ disabled = false, className = 'w-full', ...props }: ButtonProps) {
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={disabled || !isHydrated} className={className} />
}
