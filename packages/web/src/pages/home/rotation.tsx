import { type ReactNode, useEffect, useRef, useState } from 'react'

const STEPS = [1, 2, 3] as const
type StepNumber = (typeof STEPS)[number]

/** Cycles 1, 2, 3, 1 and so on, unless something pauses it. */
function useRotation(everyMs: number, isHeld: boolean) {
  const [step, setStep] = useState<StepNumber>(1)
  const [isPaused, setPaused] = useState(false)
  const isMoving = !isPaused && !isHeld
  useEffect(() => {
    if (isMoving) {
      const timer = setInterval(() => {
        // Asked each time, because the setting can change.
        if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
          setStep(stepAfter)
        }
      }, everyMs)
      return () => clearInterval(timer)
    }
  }, [isMoving, everyMs])
  return {
    step,
    isPaused,
    setPaused,
    /** Choosing a picture pauses the rotation. */
    choose: (chosen: StepNumber) => {
      setStep(chosen)
      setPaused(true)
    },
  }
}

const following = { 1: 2, 2: 3, 3: 1 } as const satisfies Record<StepNumber, StepNumber>

const stepAfter = (step: StepNumber): StepNumber => following[step]

type RotationProps = {
  /** Name of the rotating content, for the labels of its buttons. */
  name: string
  everyMs: number
  /** Doesn't move until it has been scrolled into view once. */
  waitsForView?: boolean
  /** Whether a step can be chosen: not if all of them are shown. */
  canChoose?: boolean
  children: ReactNode
}

/** Sets the current step as `data-step`; styles inside show that step's picture. */
export function Rotation({ name, everyMs, waitsForView = false, canChoose = true, children }: RotationProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(!waitsForView)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const { step, isPaused, setPaused, choose } = useRotation(everyMs, !isSeen || isHovered || isFocused)
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        setSeen(true)
        watcher.disconnect()
      }
    })
    if (frame.current) {
      watcher.observe(frame.current)
    }
    return () => watcher.disconnect()
  }, [])
  return (
    <div data-step={step} className="group/rotation">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only tracks hover and focus; its buttons are below */}
      <div
        ref={frame}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        {children}
      </div>
      <div data-needs-script className="flex items-center justify-center">
        <IconButton
          label={`${isPaused ? 'Play' : 'Pause'} ${name}`}
          d={isPaused ? 'M7 4.500v11l8-5.500z' : 'M7 4v12M13 4v12'}
          onClick={() => setPaused(!isPaused)}
          className="motion-reduce:hidden"
        />
        {(canChoose ? STEPS : []).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={`${name}: show ${number} of 3`}
            aria-current={number === step || undefined}
            onClick={() => choose(number)}
            className="group grid size-11 place-items-center rounded-full narrow:size-8"
          >
            <span className="size-2.5 rounded-full border border-edge group-hover:border-evergreen group-aria-[current]:border-evergreen group-aria-[current]:bg-evergreen forced-colors:group-aria-[current]:bg-[Highlight]" />
          </button>
        ))}
      </div>
    </div>
  )
}

type IconButtonProps = { label: string; d: string; className?: string; onClick: () => void }

/** Drawn here, not imported from the icon library: its base alone would be too large for this page. */
export function IconButton({ label, d, className = '', onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      data-needs-script
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-full text-evergreen hover:bg-evergreen-tint ${className}`}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 fill-none stroke-current stroke-2">
        <path d={d} />
      </svg>
    </button>
  )
}
