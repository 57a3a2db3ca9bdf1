import { type ReactNode, useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { STEPS, useRotation } from './use-rotation.ts'

type RotationProps = {
  /** Name of the rotating content, for the labels of its buttons. */
  name: string
  everyMs: number
  /** Doesn't move until it has been scrolled into view once. */
  waitsForView?: boolean
  children: ReactNode
}

/** Sets the current step as `data-step`; styles inside show that step's picture. */
export function Rotation({ name, everyMs, waitsForView = false, children }: RotationProps) {
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
      <div data-needs-script className="mt-6 flex items-center justify-center">
        <IconButton
          label={`${isPaused ? 'Play' : 'Pause'} ${name}`}
          d={isPaused ? 'M7 4.500v11l8-5.500z' : 'M7 4v12M13 4v12'}
          onClick={() => setPaused(!isPaused)}
          className="motion-reduce:hidden"
        />
        {STEPS.map((number) => (
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
