import { useEffect, useState, useSyncExternalStore } from 'react'

export const STEPS = [1, 2, 3] as const
export type StepNumber = (typeof STEPS)[number]

/** 1, 2, 3, 1 and so on, as long as nothing asks it to stand still. */
export function useRotation(everyMs: number, isHeld: boolean) {
  const [step, setStep] = useState<StepNumber>(1)
  const [isPaused, setPaused] = useState(false)
  const isMoving = !useReducedMotion() && !isPaused && !isHeld
  useEffect(() => {
    if (isMoving) {
      const timer = setInterval(() => setStep(stepAfter), everyMs)
      return () => clearInterval(timer)
    }
  }, [isMoving, everyMs])
  return {
    step,
    isPaused,
    setPaused,
    /** Whoever chooses a picture wants to look at it. */
    choose: (chosen: StepNumber) => {
      setStep(chosen)
      setPaused(true)
    },
  }
}

const following = { 1: 2, 2: 3, 3: 1 } as const satisfies Record<StepNumber, StepNumber>

const stepAfter = (step: StepNumber): StepNumber => following[step]

const lessMotion = '(prefers-reduced-motion: reduce)'

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => matchMedia(lessMotion).matches,
    () => true,
  )
}

function watchMotion(onChange: () => void): () => void {
  const query = matchMedia(lessMotion)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
