import { useEffect, useState } from 'react'

export const STEPS = [1, 2, 3] as const
export type StepNumber = (typeof STEPS)[number]

/** Cycles 1, 2, 3, 1 and so on, unless something pauses it. */
export function useRotation(everyMs: number, isHeld: boolean) {
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
