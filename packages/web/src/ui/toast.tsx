import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

const shownMs = 6_000
/** Long enough to read and to act, for errors and for messages with a button. */
const actionMs = 10_000
const leaveMs = 200

const tones = {
  note: { Icon: Info, look: 'border-l-ink', icon: 'text-ink', word: 'Note' },
  good: { Icon: CircleCheck, look: 'border-l-teal', icon: 'text-teal', word: 'Done' },
  bad: { Icon: CircleAlert, look: 'border-l-brick', icon: 'text-brick', word: 'Error' },
} as const

export type ToastMessage = {
  text: string
  tone?: keyof typeof tones
  /** One action; `altText` says how to do the same without the toast. */
  action?: { label: string; altText: string; onAction: () => void }
}

type Shown = ToastMessage & { id: number; open: boolean }

const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('useToast needs a ToastProvider above it')
})

export const useToast = () => useContext(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Shown[]>([])
  const lastId = useRef(0)
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((all) => [...all.filter((one) => !isSame(one, message)), { ...message, id, open: true }])
  }, [])
  const close = (id: number) => {
    setToasts((all) => all.map((one) => (one.id === id ? { ...one, open: false } : one)))
    setTimeout(() => setToasts((all) => all.filter((one) => one.id !== id)), leaveMs)
  }
  return (
    <ToastContext value={show}>
      <Radix.Provider duration={shownMs} swipeDirection="right" label="Message">
        {children}
        {toasts.map((toast) => (
          <Slip key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
        {/* Phones have bars at the lower edge, which it must not cover. */}
        <Radix.Viewport className="fixed right-0 bottom-0 z-60 m-0 flex w-full max-w-100 list-none flex-col gap-3 p-4 focus-visible:-outline-offset-2 max-menu:bottom-14 print:hidden" />
      </Radix.Provider>
    </ToastContext>
  )
}

/** An equal message replaces the earlier one; the reference to the failed request is the last one's. */
function isSame(a: ToastMessage, b: ToastMessage): boolean {
  return withoutReference(a.text) === withoutReference(b.text) && a.tone === b.tone
}

function withoutReference(text: string): string {
  return text.split(' Reference: ')[0] ?? text
}

function Slip({ toast, onClose }: { toast: Shown; onClose: () => void }) {
  const { Icon, look, icon, word } = tones[toast.tone ?? 'note']
  const isError = toast.tone === 'bad'
  return (
    <Radix.Root
      open={toast.open}
      onOpenChange={(open) => !open && onClose()}
      type={isError ? 'foreground' : 'background'}
      {...((toast.action || isError) && { duration: actionMs })}
      data-tone={toast.tone ?? 'note'}
      className={classNames(
        'flex animate-rise items-start gap-3 rounded-control border border-l-4 border-rule bg-panel py-2 pr-2 pl-4 shadow-float data-[state=closed]:animate-leave',
        look,
      )}
    >
      <Icon aria-hidden="true" className={classNames('mt-2 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 py-2 select-text">
        <Radix.Description>
          <span className="sr-only">{word}: </span>
          {toast.text}
        </Radix.Description>
        {toast.action && (
          <Radix.Action asChild altText={toast.action.altText} onClick={toast.action.onAction}>
            <Button variant="quiet" size="small" className="-ml-3">
              {toast.action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <Button variant="quiet" size="icon" aria-label="Close message">
          <X aria-hidden="true" className="size-5" />
        </Button>
      </Radix.Close>
    </Radix.Root>
  )
}
