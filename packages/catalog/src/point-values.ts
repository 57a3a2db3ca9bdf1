import type { Programs } from './release.ts'

/** Which estimate of a point's value to use. */
export type Outlook = 'floor' | 'usual' | 'optimistic'

const FACE_VALUE = 100

/**
 * Returns the value of one point of each program in hundredths of a cent, for the engine's assumptions.
 * Programs without a published value get 0, so only their cards' cash bonuses and fees count.
 */
export function pointValues(programs: Programs, outlook: Outlook): Record<string, number> {
  return Object.fromEntries(
    Object.entries(programs).map(([key, { values }]) => {
      if (values === 'face') {
        return [key, FACE_VALUE]
      }
      return [key, values === undefined ? 0 : Math.round(values[outlook].cents * 100)]
    }),
  )
}
