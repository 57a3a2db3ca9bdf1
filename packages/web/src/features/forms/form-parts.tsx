import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

const tones = {
  bad: { role: 'alert', Icon: CircleAlert, look: 'border-brick bg-brick-tint text-brick-deep' },
  good: { role: 'status', Icon: CircleCheck, look: 'border-green bg-green-tint text-green' },
} as const

/** Always rendered: a live region that is inserted together with its text is not announced. */
export function FormMessage({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { role, Icon, look } = tones[tone]
  const hasText = children !== null && children !== undefined
  return (
    <div role={role} data-tone={tone} className="empty:hidden">
      {hasText && (
        <p
          className={classNames(
            'flex animate-appear gap-2 rounded-control border px-3 py-2 font-medium',
            look,
          )}
        >
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0">{children}</span>
        </p>
      )}
    </div>
  )
}

/** Disabled until hydration: before that, the browser would submit the form itself, to no handler. */
export function SubmitButton({ disabled = false, className = 'w-full', ...props }: ButtonProps) {
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={disabled || !isHydrated} className={className} />
}

const never = () => () => {}

/** False on the server and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
