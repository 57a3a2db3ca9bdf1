import type { Programs } from './release.ts'

/** How hopeful one is about points. */
export type Outlook = 'floor' | 'usual' | 'optimistic'

const FACE_VALUE = 100

/**
 * Hundredths of a cent for a point of every program, fit for the engine's assumptions. A program that nobody
 * has put a value on counts for nothing: its cards are ranked by what can be stated.
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
